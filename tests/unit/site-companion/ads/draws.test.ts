import { appealOfVisit, shapeOfVisit } from '../../../../plugins/site-companion/ads/draws';
import { blockedStorage, memoryStorage } from '../storage';

describe('shapeOfVisit', () => {
  test.each([
    [0, 'inline'],
    [0.1999, 'inline'],
    [0.2, 'image'],
    [0.9999, 'image'],
  ])('chance %d → %s, for the whole visit', (chance, shape) => {
    const storage = memoryStorage();
    expect(shapeOfVisit(() => chance, storage)).toBe(shape);
    expect(shapeOfVisit(() => 1 - chance, storage)).toBe(shape);
  });

  test('takes the share of the site', () => {
    expect(shapeOfVisit(() => 0.9, memoryStorage(), 1)).toBe('inline');
    expect(shapeOfVisit(() => 0, memoryStorage(), 0)).toBe('image');
  });

  test.each(blockedStorage)('works where %s', (_, storage) => {
    expect(shapeOfVisit(() => 0.1, storage)).toBe('inline');
  });
});

describe('appealOfVisit', () => {
  test.each([
    [0, true],
    [0.1999, true],
    [0.2, false],
    [0.9999, false],
  ])('chance %d → %s, for the whole visit', (chance, expected) => {
    const storage = memoryStorage();
    expect(appealOfVisit(() => chance, storage)).toBe(expected);
    expect(appealOfVisit(() => 1 - chance, storage)).toBe(expected);
  });

  test('does not depend on the shape', () => {
    const storage = memoryStorage();
    shapeOfVisit(() => 0, storage);
    expect(appealOfVisit(() => 0.9, storage)).toBe(false);
  });

  test.each(blockedStorage)('works where %s', (_, storage) => {
    expect(appealOfVisit(() => 0.1, storage)).toBe(true);
  });
});

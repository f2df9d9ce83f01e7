import { draw, drawOnce } from '../../../plugins/site-companion/chance';
import { blockedStorage, memoryStorage } from './storage';

describe('draw', () => {
  test.each([
    [0, 0, false],
    [0.2, 0, true],
    [0.2, 0.1999, true],
    [0.2, 0.2, false],
    [0.2, 0.9999, false],
    [1, 0.9999, true],
  ])('share %d, chance %d → %s', (share, chance, expected) => {
    expect(draw(share, () => chance)).toBe(expected);
  });
});

describe('drawOnce', () => {
  test.each([
    ['yes', 0.1, true],
    ['no', 0.9, false],
  ])('keeps a %s for the visit', (_, chance, expected) => {
    const storage = memoryStorage();
    const never = jest.fn(() => 1 - chance);

    expect(drawOnce('thing', 0.2, () => chance, storage)).toBe(expected);
    expect(drawOnce('thing', 0.2, never, storage)).toBe(expected);
    expect(never).not.toHaveBeenCalled();
  });

  test('draws again where something else is stored', () => {
    const storage = memoryStorage({ 'companion:thing': 'maybe' });
    expect(drawOnce('thing', 0.2, () => 0.1, storage)).toBe(true);
    expect(storage().getItem('companion:thing')).toBe('1');
  });

  test('keeps draws of different names apart', () => {
    const storage = memoryStorage();
    const low = () => 0;
    drawOnce('one', 1, low, storage);
    expect(drawOnce('two', 0, low, storage)).toBe(false);
  });

  test.each(blockedStorage)('draws without memory where %s', (_, storage) => {
    expect(drawOnce('thing', 0.2, () => 0.1, storage)).toBe(true);
    expect(drawOnce('thing', 0.2, () => 0.9, storage)).toBe(false);
  });
});

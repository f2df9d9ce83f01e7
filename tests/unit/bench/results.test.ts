import {
  addMeasurement,
  effortOf,
  median,
  type Results,
  valueOf,
} from '../../../scripts/bench/results';

const PAINT = { part: 'paint', page: 'text', site: 'ours', state: 'one' };

const withFirst = (results: Results, first: number, state = 'one'): Results =>
  addMeasurement(results, { ...PAINT, state, sample: { first } });

describe('median', () => {
  test.each([
    [[], NaN],
    [[7], 7],
    [[1, 2], 1.5],
    [[3, 1, 2], 2],
    [[40, 10, 30, 20], 25],
    // Not by their digits.
    [[9, 10, 100], 10],
  ])('of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('leaves its numbers in their order', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });
});

describe('addMeasurement', () => {
  const first = (results: Results) => valueOf(results, { ...PAINT, metric: 'first' });

  it('adds to what is known of the same state', () => {
    const results = [900, 700, 800].reduce((known, time) => withFirst(known, time), {});
    expect(first(results)).toBe(800);
    expect(effortOf(results).rounds).toBe(3);
  });

  it('forgets what was measured before the site changed', () => {
    expect(first(withFirst(withFirst({}, 900), 700, 'two'))).toBe(700);
  });

  it('keeps sites, pages and parts apart', () => {
    const results = addMeasurement(withFirst({}, 900), {
      ...PAINT,
      site: 'floor',
      sample: { first: 100 },
    });
    expect(first(results)).toBe(900);
    expect(valueOf(results, { ...PAINT, site: 'starlight', metric: 'first' })).toBeUndefined();
    expect(valueOf(results, { ...PAINT, metric: 'largest' })).toBeUndefined();
  });

  it('leaves what it is given as it is', () => {
    const results = withFirst({}, 900);
    withFirst(results, 700);
    expect(first(results)).toBe(900);
  });
});

test('rounds are those of the times that were taken least often, the load is that of all', () => {
  const results = [1, 9, 2].reduce<Results>(
    (known, load, index) =>
      addMeasurement(known, {
        ...PAINT,
        site: index === 1 ? 'floor' : 'ours',
        sample: { first: 900, load },
      }),
    {},
  );
  expect(effortOf(results)).toEqual({ rounds: 1, load: 2 });
  expect(effortOf({}).rounds).toBe(0);
});

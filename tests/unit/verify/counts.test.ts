import { formatCounts } from '../../../scripts/verify/counts/format';

describe('formatCounts', () => {
  it('is a table with sums', () => {
    const rest = { demos: 1, checked: 2, loaded: 4, unchecked: 0, other: 3 };
    const table = formatCounts([
      { page: 'a.mdx', words: 10, ...rest, pictures: 2, oldest: '2026-11-22' },
      { page: 'b.mdx', words: 20, ...rest, pictures: 1, oldest: '2026-11-20' },
      { page: 'c.mdx', words: 30, ...rest, pictures: 0, oldest: '' },
    ]);
    expect(table.split('\n').slice(2)).toEqual([
      '| a.mdx | 10 | 1 | 2 | 4 | 0 | 3 | 2 | 2026-11-22 |',
      '| b.mdx | 20 | 1 | 2 | 4 | 0 | 3 | 1 | 2026-11-20 |',
      '| c.mdx | 30 | 1 | 2 | 4 | 0 | 3 | 0 |  |',
      '| 3 pages | 60 | 3 | 6 | 12 | 0 | 9 | 3 | 2026-11-20 |',
    ]);
  });
});

import { formatCounts } from '../../../scripts/verify/counts/format';

describe('formatCounts', () => {
  it('is a table with sums', () => {
    const rest = { demos: 1, checked: 2, loaded: 4, unchecked: 0, other: 3 };
    const table = formatCounts([
      { page: 'a.mdx', words: 10, ...rest },
      { page: 'b.mdx', words: 20, ...rest },
    ]);
    expect(table.split('\n').slice(2)).toEqual([
      '| a.mdx | 10 | 1 | 2 | 4 | 0 | 3 |',
      '| b.mdx | 20 | 1 | 2 | 4 | 0 | 3 |',
      '| 2 pages | 30 | 2 | 4 | 8 | 0 | 6 |',
    ]);
  });
});

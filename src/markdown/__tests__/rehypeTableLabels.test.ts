import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { rehypeTableLabels } from '../rehypeTableLabels';

function parseHtml(html: string): Root {
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}

const createRow = (tag: string, cells: string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

function createTable(head: string[], ...rows: string[][]): string {
  const body = rows.map((cells) => createRow('td', cells)).join('');
  return `<table><thead>${createRow('th', head)}</thead><tbody>${body}</tbody></table>`;
}

function transformTable(html: string) {
  const tree = parseHtml(html);
  rehypeTableLabels()(tree);
  return {
    className: selectAll('table', tree)[0]?.properties.className,
    labels: selectAll('td', tree).map(({ properties }) => properties.dataLabel),
    text: toString(tree),
  };
}

it.each([
  [
    'two columns',
    'pair',
    createTable(['Field', 'Meaning'], ['a', 'A'], ['b', 'B']),
    [undefined, undefined, undefined, undefined],
  ],
  [
    'code in the head',
    'brief',
    createTable(['', '<code>free</code> plan'], ['a', 'A']),
    [undefined, 'free plan'],
  ],
  [
    'a long cell',
    undefined,
    createTable(['A', 'B', 'C'], ['a', 'b', 'c'.repeat(57)], ['a', 'b']),
    [undefined, 'B', 'C', undefined, 'B'],
  ],
  [
    'a column name that would wrap',
    undefined,
    createTable(['A', 'In toolpad/.generated', 'C'], ['a', 'b', 'c']),
    [undefined, 'In toolpad/.generated', 'C'],
  ],
])('labels a table with %s', (_, kind, html, labels) => {
  const className = ['stacks', ...(kind ? [kind] : [])];
  expect(transformTable(html)).toEqual({ className, labels, text: toString(parseHtml(html)) });
});

it.each([
  ['one column', createTable(['A'], ['a'])],
  ['no names', createTable(['', ''], ['a', 'b'])],
  ['no head', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
])('doesn’t change a table with %s', (_, html) => {
  const { className, labels } = transformTable(html);
  expect({ className, labels: labels.filter(Boolean) }).toEqual({ labels: [] });
});

it('marks columns whose cells are all at most as long as a date, if all columns fit', () => {
  const tree = parseHtml(
    createTable(
      ['Date', 'Change'],
      ['11 September 2025', 'Maintenance'],
      ['1', 'A long last release'],
    ) + createTable(['A', 'B', 'C', 'D', 'E'], ['1', '11 September 2025', 'c', 'd', 'e']),
  );
  rehypeTableLabels()(tree);
  const narrow = selectAll('td.narrow', tree).map((cell) => toString(cell));
  expect(narrow).toEqual(['11 September 2025', '1', '1', 'c', 'd', 'e']);
});

it('replaces the alignment of columns with an attribute, because MDX would create style attributes', () => {
  const tree = parseHtml(
    '<table><thead><tr><th align="center">A</th></tr></thead><tbody><tr><td align="right">a</td></tr></tbody></table>',
  );
  rehypeTableLabels()(tree);
  const cells = selectAll('th, td', tree).map(({ properties }) => properties);
  expect(cells).toEqual([{ dataAlign: 'center' }, { dataAlign: 'right', className: ['narrow'] }]);
});

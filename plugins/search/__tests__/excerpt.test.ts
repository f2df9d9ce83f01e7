// cspell:ignore amet
import { createExcerpt, highlight } from '../engine/excerpt';

/** Formats highlighted ranges with brackets. */
function formatExcerpt({ text, marks }: ReturnType<typeof highlight>): string {
  return [...marks]
    .reverse()
    .reduce(
      (shown, [start, end]) =>
        `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
      text,
    );
}

it.each([
  ['a matching word', 'Open the dialog.', ['dialog'], 'Open the [dialog].'],
  ['a matching part of a name', 'The DataGrid', ['grid'], 'The Data[Grid]'],
  ['a matching name as a whole', 'The DataGrid', ['datagrid', 'grid'], 'The [DataGrid]'],
  ['adjacent parts as one range', 'DataGrid', ['data', 'grid'], '[DataGrid]'],
])('marks %s', (_title, text, terms, shown) => {
  expect(formatExcerpt(highlight(text, terms))).toBe(shown);
});

describe('createExcerpt', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(12);

  it('starts at the beginning of the text if nothing matches', () => {
    expect(createExcerpt(filler, [], 150).text).toMatch(/^lorem .*…$/);
  });

  it('cuts the text at word boundaries around the first match', () => {
    const { text, marks } = createExcerpt(`${filler}the needle is here ${filler}`, ['needle'], 150);
    expect(text).toMatch(/^…\w+ .*the needle is here.*\w…$/);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['needle']);
    expect(text.length).toBeLessThan(160);
  });

  it.each([
    ['a sentence in brackets', 'needle (see there).'],
    ['a cell of a table', 'needle ·'],
  ])('replaces the punctuation at the end of %s with the ellipsis', (_title, start) => {
    const { text } = createExcerpt(`${start} ${'a'.repeat(150)} b`, ['needle'], 150);
    expect(text).toBe(`${start.replace(/ ?[.·]$/, '')}…`);
  });

  it('doesn’t begin with the separator of cells', () => {
    const text = `${'a'.repeat(80)} · cell needle ${filler}`;
    expect(formatExcerpt(createExcerpt(text, ['needle'], 40))).toMatch(/^…cell \[needle\] lorem/);
  });

  it('selects the range with the most distinct matching words', () => {
    const text = `needle ${filler}${filler} a needle and a thread ${filler}`;
    expect(formatExcerpt(createExcerpt(text, ['needle', 'thread'], 150))).toContain(
      '[needle] and a [thread]',
    );
  });
});

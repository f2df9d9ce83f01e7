// cspell:ignore amet
import { excerpt, highlight, matchedRanges } from '../engine/excerpt';

/** Shows marks as brackets. */
function show({ text, marks }: ReturnType<typeof highlight>): string {
  return [...marks]
    .reverse()
    .reduce(
      (shown, [start, end]) =>
        `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
      text,
    );
}

describe('highlight', () => {
  it.each([
    ['a word', 'Open the dialog.', ['dialog'], 'Open the [dialog].'],
    ['a part of a name', 'The DataGrid', ['grid'], 'The Data[Grid]'],
    ['a whole name', 'The DataGrid', ['datagrid', 'grid'], 'The [DataGrid]'],
    ['parts that touch', 'DataGrid', ['data', 'grid'], '[DataGrid]'],
    ['HTML is text', '<b>bold</b>', ['bold'], '<b>[bold]</b>'],
    ['no match', 'Nothing here', ['other'], 'Nothing here'],
  ])('%s', (_what, text, terms, shown) => {
    expect(show(highlight(text, terms))).toBe(shown);
  });
});

describe('excerpt', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(12);

  it('shows a short text in full', () => {
    expect(show(excerpt('A short text.', ['short']))).toBe('A [short] text.');
  });

  it('starts at the beginning when nothing matched', () => {
    expect(excerpt(filler, []).text).toMatch(/^lorem .*…$/);
  });

  it('cuts at words around the first match', () => {
    const { text, marks } = excerpt(`${filler}the needle is here ${filler}`, ['needle']);
    expect(text).toMatch(/^…\w+ .*the needle is here.*\w…$/);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['needle']);
    expect(text.length).toBeLessThan(160);
  });

  it('prefers the place where most of the words stand', () => {
    const text = `needle ${filler}${filler} a needle and a thread ${filler}`;
    expect(show(excerpt(text, ['needle', 'thread']))).toContain('[needle] and a [thread]');
  });

  it('never marks outside of its text', () => {
    const { text, marks } = excerpt(`${filler}needle ${filler}needle`, ['needle']);
    expect(marks).not.toEqual([]);
    expect(marks.filter(([start, end]) => text.slice(start, end) !== 'needle')).toEqual([]);
  });
});

describe('matchedRanges', () => {
  it('gives ranges in order, none overlapping', () => {
    expect(matchedRanges('ab cd ab', ['ab'])).toEqual([
      [0, 2],
      [6, 8],
    ]);
  });
});

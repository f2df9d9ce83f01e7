import { tokenizeWords } from './terms';

/** A range of characters in a string. The end is exclusive. */
type Range = readonly [start: number, end: number];

/** A piece of text, with the ranges that match the query. */
export interface Excerpt {
  text: string;
  marks: Range[];
}

/** The share of the excerpt that precedes the first match: a few words, so that a single line contains the match. */
const LEAD_SHARE = 0.15;

const ELLIPSIS = '…';

/** Matches the punctuation and spaces beside a cut, which an ellipsis replaces. */
const CUT_START = /^[\s·]+/;
const CUT_END = /[\s·.,:;!?…–—-]+$/;

/** Returns the ranges of a text that match terms, in order and without overlaps. */
function findRanges(text: string, terms: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (const word of tokenizeWords(text)) {
    const hits = word.filter(({ term }) => terms.includes(term));
    // If the whole name matches, its parts aren't highlighted separately.
    const whole = hits.find(({ term }) => term === word[0]?.term);
    for (const { start, end } of whole ? [whole] : hits) {
      const last = ranges.at(-1);
      if (last && start <= last[1]) {
        ranges[ranges.length - 1] = [last[0], Math.max(last[1], end)];
      } else {
        ranges.push([start, end]);
      }
    }
  }
  return ranges;
}

/** Returns the whole text, with the ranges that match terms. */
export function highlight(text: string, terms: readonly string[]): Excerpt {
  return { text, marks: findRanges(text, terms) };
}

/**
 * Returns the part of a text that contains the most different matches, cut at word boundaries.
 *
 * @param terms - the matching terms of the text
 * @param length - the maximum number of characters
 */
export function createExcerpt(text: string, terms: readonly string[], length: number): Excerpt {
  const marks = findRanges(text, terms);
  if (text.length <= length) {
    return { text, marks };
  }
  const lead = length * LEAD_SHARE;
  const countMatches = ([from]: Range): number => {
    const near = marks.filter(([start, end]) => start >= from && end <= from + length - lead);
    return new Set(near.map(([start, end]) => text.slice(start, end).toLowerCase())).size;
  };
  const [first] = [...marks].sort((a, b) => countMatches(b) - countMatches(a));
  const focus = first?.[0] ?? 0;
  const start = focus <= lead ? 0 : text.lastIndexOf(' ', focus - lead) + 1;
  const from = start + (CUT_START.exec(text.slice(start))?.[0].length ?? 0);
  const end = Math.min(text.length, from + length);
  const cut = end < text.length ? text.lastIndexOf(' ', end) : end;
  const piece = text.slice(from, cut > from ? cut : end);
  const shown = end < text.length ? piece.replace(CUT_END, '') : piece;
  const to = from + shown.length;
  const before = from > 0 ? ELLIPSIS : '';
  const after = to < text.length ? ELLIPSIS : '';
  const shift = before.length - from;
  return {
    text: before + shown + after,
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]): Range => [start + shift, end + shift]),
  };
}

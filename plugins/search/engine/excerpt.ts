import { words } from './terms';

/** A part of a text: from the first position up to, not including, the second. */
export type Range = readonly [start: number, end: number];

/** A piece of text, and the parts of it that match the query. */
export interface Excerpt {
  text: string;
  marks: Range[];
}

/** Letters of an excerpt: two lines of the dialog on a desktop, three on a phone. */
export const LONG_EXCERPT = 150;

/** Letters of an excerpt in one line. */
export const SHORT_EXCERPT = 80;

/** The share of an excerpt shown before the first match, so that it can be read in context. */
const LEAD_SHARE = 0.25;

const ELLIPSIS = '…';

/** The parts of a text that matched, in order, none overlapping another. */
export function matchedRanges(text: string, terms: readonly string[]): Range[] {
  const matched = new Set(terms);
  const ranges: Range[] = [];
  for (const word of words(text)) {
    const hits = word.filter(({ term }) => matched.has(term));
    // A name that matched as a whole is marked as a whole.
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

/** A text that is shown in full, with its matches. */
export function highlight(text: string, terms: readonly string[]): Excerpt {
  return { text, marks: matchedRanges(text, terms) };
}

/** How many different words are marked in the window that starts at this mark. */
function wealth(text: string, marks: readonly Range[], first: number, length: number): number {
  const from = marks[first]?.[0] ?? 0;
  const inWindow = marks.slice(first).filter(([, end]) => end - from <= length * (1 - LEAD_SHARE));
  return new Set(inWindow.map(([start, end]) => text.slice(start, end).toLowerCase())).size;
}

/** The position of the word's beginning at or before a position. */
function wordStart(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position);
  return space === -1 ? 0 : space + 1;
}

/**
 * The part of a text that shows most of the matches, cut at words.
 *
 * @param terms the terms that matched, as the index gave them
 */
export function excerpt(
  text: string,
  terms: readonly string[],
  length: number = LONG_EXCERPT,
): Excerpt {
  const marks = matchedRanges(text, terms);
  if (text.length <= length) {
    return { text, marks };
  }
  let best = 0;
  marks.forEach((_, index) => {
    if (wealth(text, marks, index, length) > wealth(text, marks, best, length)) {
      best = index;
    }
  });
  const focus = marks[best]?.[0] ?? 0;
  const lead = length * LEAD_SHARE;
  const from = focus <= lead ? 0 : wordStart(text, Math.round(focus - lead));
  let to = Math.min(text.length, from + length);
  if (to < text.length) {
    const cut = text.lastIndexOf(' ', to);
    to = cut > from ? cut : to;
  }
  const before = from > 0 ? ELLIPSIS : '';
  const after = to < text.length ? ELLIPSIS : '';
  return {
    text: before + text.slice(from, to) + after,
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]): Range => [start - from + before.length, end - from + before.length]),
  };
}

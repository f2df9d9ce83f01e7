import { type Edit, editsBetween, versionOf } from '../../../plugins/code/shared/edits';

const lines = (...all: string[]): string => all.join('\n');

const CASES: [what: string, original: string, version: string, edits: Edit[]][] = [
  ['the same', 'a\nb\nc', 'a\nb\nc', [[0, 3]]],
  [
    'a line left out',
    'a\ntype\nb',
    'a\nb',
    [
      [0, 1],
      [1, 1],
    ],
  ],
  ['a line changed', 'a\nb: B\nc', 'a\nb\nc', [[0, 1], 'b', [1, 1]]],
  [
    'lines moved',
    'a\nb\nc\nd',
    'c\nd\na',
    [
      [2, 2],
      [-4, 1],
    ],
  ],
  [
    'a run twice',
    'a\nb',
    'a\nb\na\nb',
    [
      [0, 2],
      [-2, 2],
    ],
  ],
  ['the longest of several runs', 'a\nb\na\nb\nc', 'a\nb\nc', [[2, 3]]],
  ['nothing in common', 'a', 'b\nc', ['b', 'c']],
  ['nothing', 'a', '', ['']],
  ['of nothing', '', 'a', ['a']],
];

test.each(CASES)('%s', (_, original, version, edits) => {
  expect(editsBetween(original, version)).toEqual(edits);
  expect(versionOf(original, edits)).toBe(version);
});

test.each([
  ['signs that mean something elsewhere', lines('"a"', '\\', '\u2028', '</noscript>', '&amp;')],
  ['names that every object has', lines('constructor', '__proto__', 'length', '0')],
  ['empty lines at both ends', lines('', '', 'a', '', '')],
  ['carriage returns', lines('a\r', 'b\r')],
])('keeps %s', (_, version) => {
  for (const original of [version, lines('a', '', 'b'), '']) {
    expect(versionOf(original, editsBetween(original, version))).toBe(version);
  }
});

import fc from 'fast-check';
import { MAX_TEXT_LENGTH, toPlainText } from '../plainText';

const repeatX = (count: number): string => 'x'.repeat(count);

it.each<[string, unknown, string]>([
  [
    'preserves emoji and non-Latin scripts',
    '🎉 Ünïcödé 日本語 العربية',
    '🎉 Ünïcödé 日本語 العربية',
  ],
  ['preserves markup as plain text', '<b>Bold</b> &amp;', '<b>Bold</b> &amp;'],
  ['collapses spaces and line breaks', ' a\r\n\tb\u00A0 \u2028c ', 'a b c'],
  ['collapses the spaces around removed characters', 'a \u200B b', 'a b'],
  ['removes control characters', 'a\u0000b\u0007c\u001Bd\u007Fe\u009Bf', 'abcdef'],
  ['removes bidirectional controls', 'a\u061C\u200E\u202A\u202E\u2066\u2069b', 'ab'],
  ['removes zero-width characters', 'a\u200Bb\u200C\u200D\u2060c\uFEFF\u00ADd', 'abcd'],
  ['removes filler characters', 'a\u115F\u1160\u3164\uFFA0\u034F\u2800b', 'ab'],
  ['removes tag characters and variation selectors', 'a\u{E0041}\u{E0100}\uFE0Fb', 'ab'],
  ['removes private-use and unassigned characters', 'a\uE000\u{10FFFD}\uFFFF\u{1FFFE}b', 'ab'],
  ['removes lone surrogates', 'a\uD800b\uDC00c', 'abc'],
  ['returns an empty string for undefined', undefined, ''],
  ['returns an empty string for an object', { toString: () => 'text' }, ''],
  ['preserves 300 characters', repeatX(300), repeatX(300)],
  ['truncates a long word', repeatX(301), `${repeatX(300)}…`],
  ['keeps a word that ends at the limit', `${repeatX(300)} more`, `${repeatX(300)}…`],
  ['drops a word that ends after the limit', `${repeatX(100)} ${repeatX(200)}`, `${repeatX(100)}…`],
  ['doesn’t split a surrogate pair', `${repeatX(299)}🎉more`, `${repeatX(299)}…`],
])('%s', (_title, value, expected) => {
  expect(toPlainText(value)).toBe(expected);
});

it('returns a short line without invisible characters for any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (value) => {
      const text = toPlainText(value);
      expect(text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH + 1);
      expect(text).not.toMatch(/[\p{C}\n\u2028\u2029]|^\s|\s$/u);
    }),
    { numRuns: 500 },
  );
});

it('processes the longest accepted feed in less than 500 ms of CPU time', () => {
  const start = process.cpuUsage();
  toPlainText(' \u200B'.repeat(128_000));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});

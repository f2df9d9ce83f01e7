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
  ['removes control characters', 'a\u0000b\u0007c\u001Bd\u007Fe\u009Bf', 'abcdef'],
  ['removes bidirectional controls', 'a\u061C\u200E\u202A\u202E\u2066\u2069b', 'ab'],
  ['removes zero-width characters', 'a\u200Bb\u200C\u200D\u2060c\uFEFF\u00ADd', 'abcd'],
  ['removes lone surrogates', 'a\uD800b\uDC00c', 'abc'],
  ['returns an empty string for an object', { toString: () => 'text' }, ''],
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

import fc from 'fast-check';
import { MAX_TEXT_LENGTH, plainText } from '../../ads/plainText';

const X = (count: number): string => 'x'.repeat(count);

test.each<[string, unknown, string]>([
  ['as it is', 'A plain text.', 'A plain text.'],
  ['spaces and line ends', ' a\r\n\tb\u00A0 \u2028c ', 'a b c'],
  ['control characters', 'a\u0000b\u0007c\u001Bd\u007Fe\u009Bf', 'abcdef'],
  ['a turned direction', 'good\u202Egpj.exe\u202C', 'goodgpj.exe'],
  [
    'all marks of direction',
    '\u061Ca\u200E\u200F\u202A\u202B\u202D\u2066\u2067\u2068\u2069b',
    'ab',
  ],
  ['zero width', 'a\u200Bb\u200C\u200D\u2060c\uFEFF\u00ADd', 'abcd'],
  ['fillers', 'a\u115F\u1160\u3164\uFFA0\u034F\u2800b', 'ab'],
  ['tags and variations', 'a\u{E0041}\u{E0100}\uFE0Fb', 'ab'],
  ['annotations and private use', 'a\uFFF9\uFFFB\uE000\u{10FFFD}b', 'ab'],
  ['lone surrogates', 'a\uD800b\uDC00c', 'abc'],
  ['no character', 'a\uFFFF\u{1FFFE}b', 'ab'],
  ['spaces around what goes', 'a \u200B b', 'a b'],
  ['pictures and other scripts', '🎉 Ünïcödé 日本語 العربية', '🎉 Ünïcödé 日本語 العربية'],
  ['nothing', undefined, ''],
  ['null', null, ''],
  ['a number', 7, ''],
  ['an array', ['text'], ''],
  ['an object', { toString: () => 'text' }, ''],
])('%s', (_, value, expected) => {
  expect(plainText(value)).toBe(expected);
});

test.each<[string, string, string]>([
  ['up to the limit', X(300), X(300)],
  ['one long word', X(301), `${X(300)}…`],
  ['a word that ends at the limit', `${X(300)} more`, `${X(300)}…`],
  ['a word that ends one later', `${X(100)} ${X(200)}`, `${X(100)}…`],
  ['the last word that fits', `${X(100)} ${X(100)} ${X(100)}`, `${X(100)} ${X(100)}…`],
  ['a pair at the limit', `${X(299)}🎉more`, `${X(299)}…`],
])('cut: %s', (_, value, expected) => {
  expect(plainText(value)).toBe(expected);
});

test('whatever comes: short, on one line, well-formed, and nothing unseen in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (value) => {
      const text = plainText(value);
      expect(text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH + 1);
      expect(text).not.toMatch(/[\p{C}\n\u2028\u2029]|^\s|\s$/u);
    }),
    { numRuns: 500 },
  );
});

test('10 MB take no time that a reader would notice', () => {
  // The processor's time, which other work on the machine doesn't change.
  const start = process.cpuUsage();
  plainText(' \u200B'.repeat(128_000));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});

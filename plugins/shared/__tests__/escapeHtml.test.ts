import { escapeAttribute, escapeText } from '../escapeHtml';

it.each([
  ['', '', ''],
  ['a & b', 'a &amp; b', 'a &amp; b'],
  ['<b>', '&lt;b&gt;', '&lt;b&gt;'],
  ['&lt;', '&amp;lt;', '&amp;lt;'],
  ['say "x"', 'say "x"', 'say &quot;x&quot;'],
])('escapes %j as text and as an attribute value', (text, asText, asAttribute) => {
  expect(escapeText(text)).toBe(asText);
  expect(escapeAttribute(text)).toBe(asAttribute);
});

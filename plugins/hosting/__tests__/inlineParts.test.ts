import { findInlineParts, hashSource } from '../node/inlineParts';

it('creates the same hash as the example in the CSP specification', () => {
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

const SCRIPT_HASH = hashSource('a()');
const STYLE_HASH = hashSource('b{}');

it.each([
  ['<script>a()</script>', [SCRIPT_HASH]],
  ['<script type="speculationrules">a()</script>', [SCRIPT_HASH]],
  ['<SCRIPT TYPE="TEXT/JAVASCRIPT">a()</SCRIPT >', [SCRIPT_HASH]],
  ['<script src="/a.js" async></script>', []],
  ['<script type="application/ld+json">a()</script>', []],
  ['<script>a()</script><p>…</p><script>a()</script>', [SCRIPT_HASH, SCRIPT_HASH]],
])('finds the inline scripts in %s', (html, scripts) => {
  expect(findInlineParts(html)).toEqual({ scripts, styles: [], attributes: [] });
});

it.each([
  ['<style data-emotion="tp 1" data-s="">b{}</style>', [STYLE_HASH]],
  ['<style>b{}</style><style></style>', [STYLE_HASH, hashSource('')]],
])('finds the inline styles in %s', (html, styles) => {
  expect(findInlineParts(html).styles).toEqual(styles);
});

it.each([
  ['<p style="color:red">', ['<p style>']],
  ['<img src=a alt="" onerror=alert(1)>', ['<img onerror>']],
  ['<a title="a > b" onclick="x">', ['<a onclick>']],
  ['<a title="an onclick= in it" data-style="x" href=/on>', []],
  ['<script>const a = "<p style=x>"</script>', []],
  ['<p>style=x onclick=y</p>', []],
])('finds the style and event handler attributes in %s', (html, attributes) => {
  expect(findInlineParts(html).attributes).toEqual(attributes);
});

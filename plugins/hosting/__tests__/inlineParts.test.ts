import { hashSource, inlineParts } from '../node/inlineParts';

test('a hash is the one of CSP’s own example', () => {
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

const A = hashSource('a()');
const B = hashSource('b{}');

test.each([
  ['a script', '<script>a()</script>', [A]],
  ['a module', '<script type=module>a()</script>', [A]],
  ['rules of speculation', '<script type="speculationrules">a()</script>', [A]],
  ['a script in capitals', '<SCRIPT TYPE="TEXT/JAVASCRIPT">a()</SCRIPT >', [A]],
  ['no file', '<script src="/a.js" async></script>', []],
  ['no data', '<script type="application/ld+json">a()</script>', []],
  ['no data of a page', '<script id=x type=application/json>a()</script>', []],
  ['no text that is called a script', '<script type="text/plain">a()</script>', []],
  ['two scripts', '<script>a()</script><p>…</p><script>a()</script>', [A, A]],
])('finds %s', (_name, html, scripts) => {
  expect(inlineParts(html)).toEqual({ scripts, styles: [], attributes: [] });
});

test.each([
  ['<style>b{}</style>', [B]],
  ['<style data-emotion="tp 1" data-s="">b{}</style>', [B]],
  ['<style>b{}</style><style></style>', [B, hashSource('')]],
])('finds the styles of %s', (html, styles) => {
  expect(inlineParts(html).styles).toEqual(styles);
});

test.each([
  ['<p style="color:red">', ['<p style>']],
  ['<p class=a style=color:red>', ['<p style>']],
  ['<img src=a alt="" onerror=alert(1)>', ['<img onerror>']],
  ['<a title="a > b" onclick="x">', ['<a onclick>']],
  ['<svg><g style="a"/></svg>', ['<g style>']],
  ['<a title="an onclick= in it" data-style="x" href=/on>', []],
  ['<script>const a = "<p style=x>"</script>', []],
  ['<p>style=x onclick=y</p>', []],
])('finds the attributes of %s', (html, attributes) => {
  expect(inlineParts(html).attributes).toEqual(attributes);
});

import {
  DataAttributeQueryStringInlineJavaScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import { withoutInlineScripts } from '../node/inlineScripts';

const themeScript = getThemeInlineScript({
  colorMode: { disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: true },
  siteStorage: { type: 'localStorage', namespace: '-toolpad' },
});

test.each([
  ['alone', `<script>${themeScript}</script>`, ''],
  [
    'with what theme-classic joins to it',
    `<svg></svg>\n<script>\n${themeScript}\n${DataAttributeQueryStringInlineJavaScript}\n</script>`,
    '<svg></svg>\n',
  ],
  ['among others', `<meta><script>${themeScript}</script><link>`, '<meta><link>'],
])('drops Docusaurus’s color-mode script %s', (_, html, expected) => {
  expect(withoutInlineScripts(html)).toBe(expected);
});

test.each([
  '',
  '<meta name="description" content="script">',
  '<script src="/a.js"></script>',
  '<script async defer src="https://example.com/a.js" id="a"></script>',
  '<script data-rh="true" type="application/ld+json">{"@type":"BreadcrumbList"}</script>',
  '<script type=application/json>{}</script>',
  "<script type='application/ld+json'>{}</script>",
  '<script type="text/template">text</script>',
])('keeps %s', (html) => {
  expect(withoutInlineScripts(html)).toBe(html);
});

test.each([
  '<script>track()</script>',
  '<script type="">track()</script>',
  '<script type="module">track()</script>',
  '<script type="text/javascript">track()</script>',
  '<script type=text/javascript>track()</script>',
  "<script type='text/javascript'>track()</script>",
  '<script data-type="application/json">track()</script>',
  '<script data-src="/a.js">track()</script>',
  '<script id="first">\n  track()\n</script>',
])('says which script %s is and what to do', (html) => {
  expect(() => withoutInlineScripts(html)).toThrow(
    'Page start: expected no executable inline script besides the starter, but a plugin adds ' +
      '"track()…". Move this work into an early.ts that the option "modules" names, or into a ' +
      'client module.',
  );
});

test('shows the beginning of a long script', () => {
  expect(() => withoutInlineScripts(`<script>${'x'.repeat(200)}</script>`)).toThrow(
    `"${'x'.repeat(80)}…"`,
  );
});

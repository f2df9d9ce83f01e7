import type { SSGTemplateData } from '@docusaurus/core/lib/ssg/ssgTemplate';
import {
  DataAttributeQueryStringInlineJavaScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import { removeInlineScripts, renderDocument } from '../node/document';

const mockScripts = ['/toolpad/assets/js/main.js', '/toolpad/</script><script>alert(1)//.js'];

jest.mock('../node/pageScripts', () => ({
  getPageScripts: () => mockScripts,
  getIslandScripts: ({ baseUrl }: { baseUrl: string }, name: string) => [`${baseUrl}${name}.js`],
  getButtonScripts: () => new Map(),
}));
jest.mock('../node/inlineScript', () => ({
  readPageStartData: () => ({
    code: 'start()',
    deferBelowFold: 'defer()',
    speculationRules: '{"prerender":[]}',
    outDir: '/site/build',
    islands: ['search'],
    reactScript: 'assets/react.js',
  }),
}));

const TEMPLATE_DATA: SSGTemplateData = {
  appHtml:
    '<ul><style data-emotion="tp a">.tp-a{top:0}</style><li class="tp-a">$& Text</li></ul><script type="application/ld+json">{"@type":"WebPage"}</script>',
  baseUrl: '/toolpad/',
  htmlAttributes: 'lang="en" data-product="core"',
  bodyAttributes: 'class="docs"',
  headTags: '<link rel="manifest" href="/toolpad/manifest.json">',
  preBodyTags:
    '<svg style="display: none;"><defs><symbol id="x"></symbol></defs></svg><script>docusaurus-theme</script>',
  postBodyTags: '<script src="/toolpad/late.js"></script>',
  metaAttributes: ['<title>Introduction</title>', '<meta name="a">'],
  scripts: ['assets/js/main.js'],
  stylesheets: ['assets/css/styles.css', 'assets/css/more.css'],
  noIndex: false,
  version: '3.10.2',
};

describe('renderDocument', () => {
  it('renders scripts, styles, and content in their loading order', () => {
    expect(renderDocument(TEMPLATE_DATA)).toBe(`<!DOCTYPE html>
<html lang="en" data-product="core">
<head>
<meta charset="UTF-8">
<script type="speculationrules">{"prerender":[]}</script>
<title>Introduction</title>
<meta name="a">
<script>start()</script>
<link rel="manifest" href="/toolpad/manifest.json">
<style data-own="first a">.tp-a{top:0}</style>
<style data-own="rest "></style><link rel="stylesheet" href="/toolpad/assets/css/styles.css"><link rel="stylesheet" href="/toolpad/assets/css/more.css">
</head>
<body class="docs">

<div id="__docusaurus"><ul><li class="tp-a">$& Text</li></ul><script type="application/ld+json">{"@type":"WebPage"}</script></div>
<script type="application/json" id="appScripts">["/toolpad/assets/js/main.js","/toolpad/\\u003c/script>\\u003cscript>alert(1)//.js"]</script>
<script type="application/json" id="searchScripts">["/toolpad/search.js"]</script>
<script src="/toolpad/late.js"></script>
</body>
</html>`);
  });

  it('keeps only the ids of styles whose class no element has', () => {
    const appHtml =
      '<style data-emotion="tp a b">.tp-a{top:0}</style><style data-emotion="tp c">.tp-c{top:1px}</style><p class="x tp-a">Text</p>';
    expect(renderDocument({ ...TEMPLATE_DATA, appHtml })).toContain(`
<style data-own="first a b">.tp-a{top:0}</style><style data-own="first c"></style>
<style data-own="rest "></style>`);
  });

  it.each<Partial<SSGTemplateData>>([
    { headTags: '<script>track()</script>' },
    { preBodyTags: '<script>track()</script>' },
    { postBodyTags: '<script>track()</script>' },
    { metaAttributes: ['<script>track()</script>'] },
  ])('throws an error for an unknown inline script in %j', (tags) => {
    expect(() => renderDocument({ ...TEMPLATE_DATA, ...tags })).toThrow('track()');
  });
});

describe('removeInlineScripts', () => {
  const themeScript = getThemeInlineScript({
    colorMode: { disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: true },
    siteStorage: { type: 'localStorage', namespace: '-toolpad' },
  });

  it('removes theme-classic’s color mode script', () => {
    const script = `\n${themeScript}\n${DataAttributeQueryStringInlineJavaScript}\n`;
    expect(removeInlineScripts(`<meta><script>${script}</script><link>`)).toBe('<meta><link>');
  });

  it.each([
    '<meta name="description" content="script">',
    '<script async src="https://example.com/a.js"></script>',
    '<script data-rh="true" type="application/ld+json">{"@type":"BreadcrumbList"}</script>',
    '<script type=application/json>{}</script>',
    "<script type='application/ld+json'>{}</script>",
    '<script type="text/template">text</script>',
  ])('preserves %s', (html) => {
    expect(removeInlineScripts(html)).toBe(html);
  });

  it.each([
    '<script>track()</script>',
    '<script type="">track()</script>',
    '<script type="module">track()</script>',
    '<script type=text/javascript>track()</script>',
    "<script type='text/javascript'>track()</script>",
    '<script data-type="application/json">track()</script>',
    '<script data-src="/a.js">track()</script>',
    '<script id="first">\n  track()\n</script>',
  ])('throws an error with a suggestion and the script’s code for %s', (html) => {
    expect(() => removeInlineScripts(html)).toThrow(
      "Page start: expected no executable inline script besides the site's own, but a plugin adds " +
        '"track()…". Move this code into a module that is listed in the option ' +
        '"beforePaint" or "afterPaint", or into a client module.',
    );
  });
});

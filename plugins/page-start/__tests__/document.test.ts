import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SSGTemplateData } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { STOCK_PARTS, type StockPart } from '../node/stockParts';

/** Docusaurus's generated files, kept apart from the real ones: the name may be a whole path. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-start-'));
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = folder;

const NEXT_PAGES = '{"prerender":[]}';

/** As the site's own configuration has them. */
const settings = {
  colorModeKey: 'theme-toolpad',
  needsApp: '[data-needs-app]',
  modules: [
    'plugins/hosting/early.ts',
    'plugins/site-companion/shared/choices/early.ts',
    'src/theme/Navbar/early.ts',
    'plugins/search/early.ts',
    'src/theme/Heading/early.ts',
    'src/theme/DocSidebar/early.ts',
    'src/theme/TOC/early.ts',
    'plugins/site-companion/early.ts',
    'plugins/code/early.ts',
    'plugins/demos/early.ts',
  ].map((module) => path.resolve(module)),
};

function writeGenerated(file: string, data: unknown): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), JSON.stringify(data));
}

const page: SSGTemplateData = {
  appHtml:
    '<ul><style data-emotion="tp a">.tp-a{top:0}</style><li class="tp-a">$& Text</li></ul><script type="application/ld+json">{"@type":"WebPage"}</script>',
  baseUrl: '/toolpad/',
  htmlAttributes: 'lang="en" data-product="core"',
  bodyAttributes: 'class="docs"',
  headTags: '<link rel="manifest" href="/toolpad/manifest.json">',
  preBodyTags:
    '<svg style="display: none;"><defs><symbol id="x"></symbol></defs></svg><script>docusaurus-theme</script>',
  postBodyTags: '<script src="/toolpad/late.js"></script>',
  metaAttributes: [
    '<title>Introduction</title>',
    '<link rel="canonical" href="https://mui.com/toolpad/core/introduction/">',
  ],
  scripts: ['assets/js/runtime.js', 'assets/js/main.js'],
  stylesheets: ['assets/css/styles.css', 'assets/css/more.css'],
  noIndex: false,
  version: '3.10.2',
};

let starter = '';
let html = '';
let render: (it: SSGTemplateData) => string;

/** Writes the starter of a site that does without these. */
async function writeFor(without: StockPart[]): Promise<string> {
  const { writeStarter } = await import('../node/starterFile');
  const site = { nextPages: NEXT_PAGES, without, outDir: folder };
  return writeStarter({ ...settings, startsApp: true }, site);
}

beforeAll(async () => {
  fs.writeFileSync(
    path.join(folder, 'routes.js'),
    `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [{ path: '/toolpad/core/introduction/', component: ComponentCreator('/toolpad/core/introduction/', '886') }];
`,
  );
  writeGenerated('routesChunkNames.json', {
    '/toolpad/core/introduction/-886': { __comp: 'doc', content: 'intro', evil: 'evil' },
  });
  writeGenerated('client-manifest.json', {
    origins: { doc: ['1'], intro: ['2'], evil: ['3'] },
    assets: {
      1: { js: [{ file: 'assets/js/doc.js' }] },
      2: { js: [{ file: 'assets/js/intro.js' }] },
      3: { js: [{ file: '</script><script>alert(1)//.js' }] },
    },
  });
  starter = await writeFor(Object.keys(STOCK_PARTS) as StockPart[]);
  render = (await import('../node/document')).renderDocument;
  html = render(page);
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

interface Script {
  attributes: string;
  code: string;
}

/** The scripts that a browser would see, by the first closing tag as browsers do. */
const scriptsOf = (text: string): Script[] =>
  [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/g)].map(([, attributes, code]) => ({
    attributes: attributes ?? '',
    code: code ?? '',
  }));

const DATA = /type="application\/(?:ld\+)?json"/;

describe('the starter', () => {
  test('cannot end its own element, and opens no comment', () => {
    expect(starter).not.toMatch(/<\/script|<script|<!--/i);
  });

  test('knows its settings as literals', async () => {
    const { bundleStarter } = await import('../node/starterFile');
    expect(starter).toContain('"theme-toolpad"');
    expect(starter).not.toMatch(/COLOR_MODE_KEY|STARTS_APP|NEEDS_APP/);
    expect(starter).toContain('appScripts');
    const inDevelopment = bundleStarter({ ...settings, startsApp: false });
    expect(inDevelopment).not.toContain('appScripts');
  });
});

describe('a page', () => {
  test('has exactly one executable inline script, before the stylesheets, and its rules before it', () => {
    const inline = scriptsOf(html).filter(
      ({ attributes }) => !DATA.test(attributes) && !attributes.includes(' src='),
    );
    expect(inline).toEqual([
      { attributes: ' type="speculationrules"', code: NEXT_PAGES },
      { attributes: '', code: starter },
    ]);
    expect(html.indexOf(starter)).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  test('has Emotion’s styles in the head, before the stylesheets, which have the last word', () => {
    const styles = html.indexOf('<style data-emotion="tp a" data-s="">.tp-a{top:0}</style>');
    expect(styles).toBeGreaterThan(0);
    expect(styles).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('</head>'));
    expect(html.match(/<link rel="stylesheet" href="[^"]*">/g)).toEqual([
      '<link rel="stylesheet" href="/toolpad/assets/css/styles.css">',
      '<link rel="stylesheet" href="/toolpad/assets/css/more.css">',
    ]);
  });

  test('keeps its content, its data and its tags', () => {
    expect(html).toContain(
      '<div id="__docusaurus"><ul><li class="tp-a">$& Text</li></ul><script type="application/ld+json">{"@type":"WebPage"}</script></div>',
    );
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en" data-product="core">/);
    expect(html).toContain('<body class="docs">');
    expect(html).toContain('<title>Introduction</title>');
    expect(html).toContain(page.headTags);
    expect(html).toContain(page.postBodyTags);
    expect(html).not.toContain('<svg');
  });

  test('lists what the app needs as data, which no file name can break out of', () => {
    const list = scriptsOf(html).filter(({ attributes }) => attributes.includes('appScripts'));
    expect(list).toHaveLength(1);
    expect(list[0]?.attributes).toMatch(DATA);
    expect(JSON.parse(list[0]?.code ?? '')).toEqual([
      '/toolpad/assets/js/runtime.js',
      '/toolpad/assets/js/main.js',
      '/toolpad/assets/js/doc.js',
      '/toolpad/assets/js/intro.js',
      '/toolpad/</script><script>alert(1)//.js',
    ]);
    expect(html).not.toMatch(/<script[^>]*src="[^"]*(?:runtime|main|doc|intro)\.js/);
  });

  test.each(['headTags', 'preBodyTags', 'postBodyTags'] as const)(
    'is refused with an unknown inline script in its %s',
    (part) => {
      expect(() => render({ ...page, [part]: '<script>track()</script>' })).toThrow('track()');
    },
  );

  test('keeps theme-classic’s script and icons, and other scripts, where the site has not done without', async () => {
    await writeFor(['infima']);
    const kept = render({ ...page, headTags: '<script>track()</script>' });
    await writeFor(Object.keys(STOCK_PARTS) as StockPart[]);
    expect(kept).toContain(page.preBodyTags);
    expect(kept).toContain('<script>track()</script>');
  });

  test('is refused with an unknown inline script among its meta tags', () => {
    const metaAttributes = [...page.metaAttributes, '<script>track()</script>'];
    expect(() => render({ ...page, metaAttributes })).toThrow('track()');
  });
});

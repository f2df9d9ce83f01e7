/** Two versions of each product and a language that is read from the right, as the commands make them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { filesBelow } from '../../plugins/shared/node/files';
import { attributes, type BuiltPage, readBuiltPages, textOf } from '../support/builtPages';
import { SmallSite } from '../support/fewPages';
import { onHosts } from '../support/hosts/onHosts';
import { type HostReader, openReader, SITE } from '../support/hosts/reader';
import { overflow } from '../support/overflow';
import { reactIsOn, showIntent } from '../support/start';

const LONGEST_MS = 10 * 60_000;
const NEW = 'scripts/new.mjs';
const HOST = 'https://mui.com/toolpad';

const INSTALLATION = '/core/introduction/installation/';
const KEPT = [
  '/core/introduction/',
  INSTALLATION,
  '/core/react-use-dialogs/',
  '/core/api/dialogs-provider/',
  '/studio/getting-started/',
  '/studio/getting-started/installation/',
];
const GONE = '/core/introduction/farewell/';
const OLD = { core: '0.15.0', studio: '0.13.0' };
const oldOf = (address: string): string =>
  address.replace(/^\/(core|studio)\//, (start, id: keyof typeof OLD) => `${start}${OLD[id]}/`);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
let site: SmallSite;
let pages: Map<string, BuiltPage>;

/** What was built for an address. */
function at(address: string): BuiltPage {
  const page = pages.get(address);
  if (!page) {
    throw new Error(`Expected a page ${address}, found ${[...pages.keys()].join(', ')}.`);
  }
  return page;
}

/** Follows the recipe: new versions, a language, a translation, and an original that goes on. */
async function make(): Promise<void> {
  site = new SmallSite(path.join(folder, 'site'));
  await site.run(NEW, 'version', 'core', '0.16.0');
  await site.run(NEW, 'version', 'studio', '0.14.0');
  await site.run(NEW, 'language', 'ar');
  const installation = 'introduction/installation.mdx';
  const original = site.read(`docs-toolpad-core/${installation}`);
  const translations = 'i18n/ar/docusaurus-plugin-content-docs-core/current';
  site.write(`${translations}/${installation}`, original.replace('Install Core', 'تثبيت'));
  const overview = 'introduction/index.mdx';
  const words = site.read(`docs-toolpad-core/${overview}`);
  site.write(`${translations}/${overview}`, words.replace('Toolpad Core', 'أدوات'));
  site.commit();
  site.write(`docs-toolpad-core/${installation}`, `${original}\nAnd more.\n`);
  site.write(`docs-toolpad-core/${overview}`, words.replace('walrus', 'narwhal'));
  site.write(`${translations}/${overview}`, words.replace('Toolpad Core', 'أدوات جديدة'));
  site.remove(`docs-toolpad-core/introduction/farewell.mdx`);
  const tree = site.read('sidebars/core.ts');
  site.write('sidebars/core.ts', tree.replace('{"pathname":"/core/introduction/farewell"},', ''));
  site.commit();
  await site.run('node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build');
  const built = await readBuiltPages(path.join(site.folder, 'build'));
  pages = new Map(built.map((page) => [page.pathname, page]));
}

beforeAll(make, LONGEST_MS);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const menu = (page: BuiltPage, id: string): string[] => attributes(page, `#${id} a`, 'href');
const canonical = (page: BuiltPage): string[] => attributes(page, 'link[rel="canonical"]', 'href');
const robots = (page: BuiltPage): string[] => attributes(page, 'meta[name="robots"]', 'content');

describe('versions', () => {
  test('every address stays, and each has its old one', () => {
    const all = [...pages.keys()].filter((address) => /^\/(?:core|studio)\/./.test(address));
    expect(all.sort()).toEqual([...KEPT, ...KEPT.map(oldOf), oldOf(GONE)].sort());
  });

  test.each(KEPT)('%s is the latest, and leads to the old one', (address) => {
    const page = at(address);
    expect(canonical(page)).toEqual([HOST + address]);
    expect(robots(page)).toEqual([]);
    expect(menu(page, 'version-menu')).toContain(`/toolpad${oldOf(address)}`);
    expect(page.html).not.toContain('is an old version');
  });

  test.each(KEPT)('the old version of %s says so, and leads to the latest', (address) => {
    const page = at(oldOf(address));
    expect(canonical(page)).toEqual([HOST + address]);
    expect(robots(page).join()).toContain('noindex');
    expect(menu(page, 'version-menu')).toContain(`/toolpad${address}`);
    expect(textOf(page, '.callout-warning')).toContain('is an old version');
    expect(attributes(page, '.callout-warning a', 'href')).toEqual([`/toolpad${address}`]);
  });

  test('a page that the latest version does not have leads to its overview', () => {
    const page = at(oldOf(GONE));
    expect(canonical(page)).toEqual([HOST + oldOf(GONE)]);
    expect(attributes(page, '.callout-warning a', 'href')).toEqual(['/toolpad/core/introduction/']);
  });

  test('each version has its own package, and lists for programs have the latest', () => {
    expect(site.read('npm-calls.txt').trim()).toBe(
      'install --save-exact @toolpad/core@0.16.0 @toolpad/core-0.15@npm:@toolpad/core@0.15.0 --loglevel=error',
    );
    const file = (name: string): string => site.read(`build/${name}`);
    for (const list of ['sitemap.xml', 'llms.txt']) {
      expect(file(list)).toContain('core/introduction/installation');
      expect(file(list)).not.toMatch(/0\.15\.0\/|0\.13\.0\//);
    }
  });
});

describe('a language', () => {
  const AR = '/ar/core/introduction/';

  test('has every page, from the right, below its prefix', () => {
    const all = [...pages.keys()].filter((address) => /^\/ar\/(?:core|studio)\/./.test(address));
    expect(all).toHaveLength(2 * KEPT.length + 1);
    for (const address of all) {
      const page = at(address);
      expect(attributes(page, 'html', 'lang')).toEqual(['ar']);
      expect(attributes(page, 'html', 'dir')).toEqual(['rtl']);
      const links = attributes(page, 'a', 'href').filter(
        (href) => href.startsWith('/toolpad/') && !href.startsWith('/toolpad/ar/'),
      );
      // To the other language alone.
      expect([...new Set(links)]).toEqual([`/toolpad${address.slice('/ar'.length)}`]);
    }
  });

  test.each([
    ['/core/introduction/installation/', '/ar/core/introduction/installation/'],
    ['/studio/getting-started/', '/ar/studio/getting-started/'],
  ])('%s and %s know each other', (english, arabic) => {
    for (const page of [at(english), at(arabic)]) {
      const alternates = attributes(page, 'link[rel="alternate"][hreflang]', 'href');
      expect(attributes(page, 'link[rel="alternate"][hreflang]', 'hreflang')).toEqual([
        'en',
        'ar',
        'x-default',
      ]);
      expect(alternates).toEqual([HOST + english, HOST + arabic, HOST + english]);
    }
    expect(menu(at(english), 'language-menu')).toContain(`/toolpad${arabic}`);
    expect(menu(at(arabic), 'language-menu')).toContain(`/toolpad${english}`);
  });

  test('a translation of today has nothing to say', () => {
    expect(textOf(at(AR), 'h1')).toBe('أدوات جديدة');
    expect(attributes(at(AR), 'h1[lang]', 'lang')).toEqual([]);
    expect(at(AR).html).not.toContain('class="callout');
  });

  test('a translation that is older than its original says so, and leads there', () => {
    const page = at(`${AR}installation/`);
    expect(textOf(page, 'h1')).toBe('تثبيت');
    expect(textOf(page, '.callout-warning')).toContain('has changed since it was translated');
    expect(attributes(page, '.callout-warning a', 'href')).toEqual([
      '/toolpad/core/introduction/installation/',
    ]);
  });

  test('a page without a translation is told to be so, and is in its own language', () => {
    const page = at('/ar/studio/getting-started/');
    expect(textOf(page, '.callout-info')).toContain('This page is not translated yet');
    for (const part of ['h1', '.prose']) {
      expect(attributes(page, part, 'lang')).toEqual(['en']);
      expect(attributes(page, part, 'dir')).toEqual(['ltr']);
    }
  });
});

onHosts(
  (host) => {
    let reader: HostReader;
    let page: Page;
    beforeEach(async () => {
      reader = await openReader(host());
      page = await reader.context.newPage();
    });
    afterEach(() => reader.close());

    test.each([
      ['an old version', oldOf(INSTALLATION), ['/toolpad/core/0.15.0/introduction/']],
      ['the latest', INSTALLATION, []],
    ])('the search finds the words of %s', async (_name, address, found) => {
      await page.goto(SITE + address.slice(1));
      await page.keyboard.press('Control+k');
      await page.keyboard.type('walrus');
      const dialog = page.getByRole('dialog');
      // The other product's are listed, too, where they are the latest.
      await dialog.getByRole('option').filter({ hasText: 'walrus' }).first().waitFor();
      const links = await dialog
        .locator('[role="option"][href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      expect(links.filter((link) => link.startsWith('/toolpad/core/'))).toEqual(found);
      expect(reader.found).toEqual([]);
    });

    test.each([375, 1280])('a page from the right fits, with its demo, at %i px', async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${SITE}ar/core/react-use-dialogs/`);
      const place = page.locator('[data-demo] [data-src]').first();
      await place.scrollIntoViewIfNeeded();
      const frame = place.locator('iframe').contentFrame();
      await frame.getByRole('button', { name: 'Finish the count' }).waitFor();
      await showIntent(page);
      await reactIsOn(page);
      expect(await page.evaluate(overflow)).toEqual([]);
      const code = page.locator('pre:visible').first();
      expect(await code.evaluate((pre) => getComputedStyle(pre).direction)).toBe('ltr');
      if (width > 900) {
        const drawer = await page.getByRole('navigation', { name: 'Docs pages' }).boundingBox();
        const title = await page.locator('h1').boundingBox();
        expect(drawer?.x).toBeGreaterThan(title?.x ?? Infinity);
      }
      expect(reader.found).toEqual([]);
    });
  },
  ['nginx'],
  () => path.join(site.folder, 'build'),
);

test('what is built below the language has the headers of its kind', () => {
  const rules = site.read('build-hosts/edge/public/_headers');
  const folders = filesBelow(path.join(site.folder, 'build/ar')).map((file) => file.split('/')[0]);
  for (const name of new Set(folders)) {
    expect([name, rules.includes(`/toolpad/ar/${name}/`)]).toEqual([
      name,
      rules.includes(`/toolpad/${name}/`),
    ]);
  }
});

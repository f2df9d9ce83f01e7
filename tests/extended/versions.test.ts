/** A version and a translation, made in a copy of the site by the recipes in CONTRIBUTING.md. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { attributes, type BuiltPage, readBuiltPages, textOf } from '../support/builtPages';
import { SmallSite } from '../support/fewPages';

const LONGEST_MS = 10 * 60_000;
const HOST = 'https://mui.com/toolpad';
const LIBRARY = '@toolpad/core';

const KEPT = [
  '/core/introduction/',
  '/core/introduction/installation/',
  '/core/react-use-dialogs/',
  '/core/api/dialogs-provider/',
];
const REMOVED = '/core/introduction/farewell/';
const oldAddress = (address: string): string => address.replace('/core/', '/core/0.15.0/');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
let site: SmallSite;
let pages: Map<string, BuiltPage>;

function pageAt(address: string): BuiltPage {
  const page = pages.get(address);
  if (!page) {
    throw new Error(`Expected a page ${address}, found ${[...pages.keys()].join(', ')}.`);
  }
  return page;
}

function edit(file: string, from: string, to: string): void {
  const text = site.read(file);
  if (!text.includes(from)) {
    throw new Error(`Expected ${file} to contain “${from}”.`);
  }
  site.write(file, text.replace(from, to));
}

/** Releases 0.16.0 of the library, and keeps the pages of 0.15.0. */
async function addVersion(): Promise<void> {
  await site.docusaurus('docs:version:core', '0.15.0');
  const alias = `${LIBRARY}-0.15`;
  site.write(
    'releases.json',
    JSON.stringify({
      core: {
        old: {
          '0.15.0': { label: 'v0.15.0', packages: [{ name: LIBRARY, version: '0.15.0', alias }] },
        },
      },
      studio: { latest: '0.13.0', old: {} },
    }),
  );
  // As npm would install them.
  const modules = path.join(site.folder, 'node_modules');
  fs.renameSync(path.join(modules, LIBRARY), path.join(modules, alias));
  fs.cpSync(path.join(modules, `${LIBRARY}-next`), path.join(modules, LIBRARY), {
    recursive: true,
  });
  edit(
    'package.json',
    `"${LIBRARY}": "0.15.0"`,
    `"${LIBRARY}": "0.16.0", "${alias}": "npm:${LIBRARY}@0.15.0"`,
  );
}

/** Adds Arabic, with one page that is translated. */
async function addTranslation(): Promise<void> {
  edit('plugins/shared/navigation/language.ts', "readonly string[] = ['en'", "$&, 'ar'");
  await site.docusaurus('write-translations', '--locale', 'ar');
  const installation = 'introduction/installation.mdx';
  const original = site.read(`docs-toolpad-core/${installation}`);
  site.write(
    `i18n/ar/docusaurus-plugin-content-docs-core/current/${installation}`,
    original.replace('Install Core', 'تثبيت'),
  );
}

beforeAll(async () => {
  site = new SmallSite(path.join(folder, 'site'));
  await addVersion();
  await addTranslation();
  site.commit();
  // The new version drops a page, and a translated page goes on.
  site.remove('docs-toolpad-core/introduction/farewell.mdx');
  edit('sidebars/core.ts', '{"pathname":"/core/introduction/farewell"},', '');
  edit('docs-toolpad-core/introduction/installation.mdx', 'One.', 'One.\n\nAnd more.');
  site.commit();
  await site.docusaurus('build');
  const built = await readBuiltPages(path.join(site.folder, 'build'));
  pages = new Map(built.map((page) => [page.pathname, page]));
}, LONGEST_MS);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const menu = (page: BuiltPage, id: string): string[] => attributes(page, `#${id} a`, 'href');
const canonical = (page: BuiltPage): string[] => attributes(page, 'link[rel="canonical"]', 'href');
const robots = (page: BuiltPage): string =>
  attributes(page, 'meta[name="robots"]', 'content').join();

it('keeps the pages of an old version, each leading to the latest', () => {
  const all = [...pages.keys()].filter((address) => /^\/core\/./.test(address));
  expect(all.sort()).toEqual([...KEPT, ...KEPT.map(oldAddress), oldAddress(REMOVED)].sort());
  for (const address of KEPT) {
    const latest = pageAt(address);
    expect(canonical(latest)).toEqual([HOST + address]);
    expect(robots(latest)).toBe('');
    expect(menu(latest, 'siteVersionMenu')).toContain(`/toolpad${oldAddress(address)}`);
    const old = pageAt(oldAddress(address));
    expect(canonical(old)).toEqual([HOST + address]);
    expect(robots(old)).toContain('noindex');
    expect(menu(old, 'siteVersionMenu')).toContain(`/toolpad${address}`);
    expect(textOf(old, '.callout-warning')).toContain('is an old version');
    expect(attributes(old, '.callout-warning a', 'href')).toEqual([`/toolpad${address}`]);
  }
  const removed = pageAt(oldAddress(REMOVED));
  expect(canonical(removed)).toEqual([HOST + oldAddress(REMOVED)]);
  expect(attributes(removed, '.callout-warning a', 'href')).toEqual([
    '/toolpad/core/introduction/',
  ]);
  for (const list of ['sitemap.xml', 'llms.txt']) {
    expect(site.read(`build/${list}`)).toContain('core/introduction/installation');
    expect(site.read(`build/${list}`)).not.toContain('0.15.0/');
  }
});

it('translates a page, and shows the others in English', () => {
  const english = '/core/introduction/installation/';
  const arabic = `/ar${english}`;
  const translated = pageAt(arabic);
  expect(textOf(translated, 'h1')).toBe('تثبيت');
  expect(attributes(translated, 'html', 'lang')).toEqual(['ar']);
  expect(attributes(translated, 'html', 'dir')).toEqual(['rtl']);
  expect(textOf(translated, '.callout-warning')).toContain('has changed since it was translated');
  expect(attributes(translated, '.callout-warning a', 'href')).toEqual([`/toolpad${english}`]);
  for (const page of [pageAt(english), translated]) {
    const selector = 'link[rel="alternate"][hreflang]';
    expect(attributes(page, selector, 'hreflang')).toEqual(['en', 'ar', 'x-default']);
    expect(attributes(page, selector, 'href')).toEqual([
      HOST + english,
      HOST + arabic,
      HOST + english,
    ]);
  }
  expect(menu(pageAt(english), 'siteLanguageMenu')).toContain(`/toolpad${arabic}`);
  expect(menu(translated, 'siteLanguageMenu')).toContain(`/toolpad${english}`);

  const other = pageAt('/ar/studio/getting-started/');
  expect(textOf(other, '.callout-info')).toContain('This page is not translated yet');
  for (const part of ['h1', '.prose']) {
    expect(attributes(other, part, 'lang')).toEqual(['en']);
    expect(attributes(other, part, 'dir')).toEqual(['ltr']);
  }
});

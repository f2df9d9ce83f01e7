/** Tests a new version and a translation, which are added to a copy of the site with the steps in CONTRIBUTING.md. */
import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'hast';
import { selectAll } from 'hast-util-select';
import type { Browser, Page } from 'playwright-core';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { listFiles } from '../../plugins/shared/node/files';
import { startChromium } from '../../scripts/lib/chromium';
import { startServer } from '../../scripts/lib/server.mjs';
import { getAttributes, type BuiltPage, readPagesOfSite, getText } from '../support/builtPages';
import { createTestFolder } from '../support/jest/createTestFolder';
import { SmallSite } from '../support/smallSite';

const TIMEOUT_MS = 10 * 60_000;
const SITE_URL = 'https://mui.com/toolpad';
const LIBRARY = '@toolpad/core';

const KEPT_PAGES = [
  '/core/introduction/',
  '/core/introduction/installation/',
  '/core/introduction/support/',
  '/core/react-use-dialogs/',
  '/core/api/dialogs-provider/',
];
const TREE = 'src/navigation/trees/core.ts';
const REMOVED_PAGE = '/core/introduction/farewell/';
const getOldPath = (pathname: string): string => pathname.replace('/core/', '/core/0.15.0/');

/** A demo that shows which version of the library it runs. Only 0.16.0 exports the header. */
const DEMO = `import * as library from '@toolpad/core';

export default function Exports() {
  return 'DashboardHeader' in library ? 'new library' : 'old library';
}
`;
const SUPPORT_PAGE = `---
title: Support
description: This page contains a demo that shows the version of the library.
---

<Demo name="Exports" height={200} />
`;

const folder = createTestFolder();
let site: SmallSite;
let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let pathnames: string[];
let getPage: (pathname: string) => BuiltPage;

function edit(file: string, from: string, to: string): void {
  const text = site.read(file);
  if (!text.includes(from)) {
    throw new Error(`Expected ${file} to contain “${from}”.`);
  }
  site.write(file, text.replace(from, to));
}

/** Releases version 0.16.0 of the library, and keeps the pages of 0.15.0. */
async function addVersion(): Promise<void> {
  await site.docusaurus('docs:version:core', '0.15.0');
  const alias = `${LIBRARY}-0.15.0`;
  // Renames the packages as npm does when it installs them under the aliases.
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

/** Adds Arabic, with one translated page. Each letter of the shell's text becomes the same Arabic letter. */
async function addTranslation(): Promise<void> {
  edit('src/site/urls.ts', "readonly string[] = ['en'", "$&, 'ar'");
  await site.docusaurus('write-translations', '--locale', 'ar');
  for (const file of listFiles(path.join(site.folder, 'i18n/ar'), /\.json$/)) {
    const texts = JSON.parse(site.read(`i18n/ar/${file}`)) as Record<string, { message: string }>;
    for (const text of Object.values(texts)) {
      text.message = text.message.replace(/\{\w+\}|[a-z]/gi, (part) => (part[1] ? part : 'ص'));
    }
    site.write(`i18n/ar/${file}`, JSON.stringify(texts));
  }
  const installation = 'introduction/installation.mdx';
  const original = site.read(`docs-toolpad-core/${installation}`);
  site.write(
    `i18n/ar/docusaurus-plugin-content-docs-core/current/${installation}`,
    original.replace('Install Core', 'تثبيت'),
  );
  site.write('i18n/ar/docusaurus-plugin-content-docs-core/current/introduction/_tasks.mdx', 'مهام');
}

beforeAll(async () => {
  site = new SmallSite(folder.getPath('site'));
  site.write('docs-toolpad-core/introduction/Exports.tsx', DEMO);
  site.write('docs-toolpad-core/introduction/support.mdx', SUPPORT_PAGE);
  const entry = '{"pathname":"/core/introduction/farewell"},';
  edit(TREE, entry, `${entry}{"pathname":"/core/introduction/support"},`);
  await addVersion();
  await addTranslation();
  site.commit();
  // Removes a page from the latest version.
  site.remove('docs-toolpad-core/introduction/farewell.mdx');
  edit(TREE, entry, '');
  site.commit();
  await site.docusaurus('build');
  ({ pathnames, getPage } = await readPagesOfSite(path.join(site.folder, 'build')));
  server = await startServer({ dir: path.join(site.folder, 'build') });
  browser = await startChromium();
}, TIMEOUT_MS);
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function openPage(pathname: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(server.url + pathname.slice(1));
  return page;
}

const getMenuLinks = (page: BuiltPage, id: string): string[] =>
  getAttributes(page, `#${id} a`, 'href');
const getCanonicalUrls = (page: BuiltPage): string[] =>
  getAttributes(page, 'link[rel="canonical"]', 'href');
const getRobotsContent = (page: BuiltPage): string =>
  getAttributes(page, 'meta[name="robots"]', 'content').join();

it('keeps the pages of an old version, marks them as old, and links them to the latest version', () => {
  const all = pathnames.filter((pathname) => /^\/core\/./.test(pathname));
  expect(all.sort()).toEqual(
    [...KEPT_PAGES, ...KEPT_PAGES.map(getOldPath), getOldPath(REMOVED_PAGE)].sort(),
  );
  for (const pathname of KEPT_PAGES) {
    const latest = getPage(pathname);
    expect(getCanonicalUrls(latest)).toEqual([SITE_URL + pathname]);
    expect(getRobotsContent(latest)).toBe('');
    expect(getMenuLinks(latest, 'siteVersionMenu')).toContain(`/toolpad${getOldPath(pathname)}`);
    const old = getPage(getOldPath(pathname));
    expect(getCanonicalUrls(old)).toEqual([SITE_URL + pathname]);
    expect(getRobotsContent(old)).toContain('noindex');
    expect(getMenuLinks(old, 'siteVersionMenu')).toContain(`/toolpad${pathname}`);
    expect(getText(old, '.MuiAlert-colorWarning')).toContain('is an old version');
    expect(getAttributes(old, '.MuiAlert-colorWarning a', 'href')).toEqual([`/toolpad${pathname}`]);
  }
  const removed = getPage(getOldPath(REMOVED_PAGE));
  expect(getCanonicalUrls(removed)).toEqual([SITE_URL + getOldPath(REMOVED_PAGE)]);
  expect(getAttributes(removed, '.MuiAlert-colorWarning a', 'href')).toEqual([
    '/toolpad/core/introduction/',
  ]);
  for (const list of ['sitemap.xml', 'llms.txt']) {
    expect(site.read(`build/${list}`)).toContain('core/introduction/installation');
    expect(site.read(`build/${list}`)).not.toContain('0.15.0/introduction');
  }
  expect(site.read('build/llms.txt')).toContain('/toolpad/core/0.15.0/llms.txt)');
  expect(site.read('build/core/0.15.0/llms.txt')).toContain(
    'core/0.15.0/introduction/installation',
  );
  const copy = site.read('build/core/0.15.0/introduction/installation.md');
  expect(copy).toContain(`canonical_url: "${SITE_URL}/core/introduction/installation/"`);
});

const isBelowCore = (url: string): boolean => url.startsWith('/toolpad/core/');

it.each(KEPT_PAGES)('links only to pages of its version from the old page of %s', (pathname) => {
  const old = getPage(getOldPath(pathname));
  expect(getAttributes(old, 'link[rel="describedby"]', 'href')).toEqual([
    '/toolpad/core/0.15.0/llms.txt',
  ]);
  const links = getAttributes(old, 'a', 'href').filter(isBelowCore);
  const latest = links.filter((url) => pathnames.includes(getOldPath(url.replace('/toolpad', ''))));
  // The version menu and the message lead to the latest version, and so do links to pages that the old version lacks.
  expect([...new Set(latest)]).toEqual([`/toolpad${pathname}`]);
});

it('lists pages of the old version in the search on an old page', async () => {
  const page = await openPage(getOldPath('/core/introduction/support/'));
  await page.keyboard.press('Control+k');
  const links = page.locator('dialog#siteSearch').getByRole('link', { name: 'Install Core' });
  await links.waitFor();
  expect(await links.getAttribute('href')).toBe('/toolpad/core/0.15.0/introduction/installation/');
  await page.keyboard.insertText('walrus');
  const options = page.locator('dialog#siteSearch').getByRole('option');
  await options.first().waitFor();
  const urls = await options.evaluateAll((all) =>
    all.map((option) => (option as HTMLAnchorElement).pathname),
  );
  expect(urls.filter(isBelowCore)).toEqual(['/toolpad/core/0.15.0/introduction/']);
  await page.close();
});

it.each([
  ['/core/0.15.0/', 'old library', '0.15.0'],
  ['/core/', 'new library', '0.16.0'],
])('runs the demos below %s with the %s', (start, text, version) => {
  const demo = `build/demos${start}introduction/Exports`;
  expect(site.read(`${demo}/index.html`)).toContain(text);
  expect(site.read(`${demo}/demo.json`)).toContain(`"@toolpad/core":"${version}"`);
});

it('builds the search index of each version from its own pages', () => {
  const withRemovedPage = listFiles(path.join(site.folder, 'build/search-index'), /\.json$/).filter(
    (file) => site.read(`build/search-index/${file}`).includes('Farewell'),
  );
  expect(withRemovedPage).toEqual([expect.stringMatching(/^core-0\.15\.0\./)]);
  expect(site.read('build/ar/search-index/core-current.names.json')).toContain(
    '"/toolpad/ar/core/',
  );
});

/** Names, titles of pages, and the headings of API pages, which CONTRIBUTING.md excludes from translations. */
const NAMES =
  'Alert AlertMessage ChatGPT Claude Code Core Cursor Demos DialogsProvider English Esc Exports Farewell ' +
  'GitHub Import Install JS JavaScript Props StackBlitz Studio Support TS TSX Toolpad TypeScript VS js llms message npm ' +
  'pnpm tsx txt useDialogs yarn';

/** Matches elements of the shell in the article's content. */
const CONTROLS = '.prose :is(button, label, legend, textarea, [role="group"], [role="status"])';

/** Returns the English words of the shell: of texts and names outside the article's content, and of its controls. */
function getShellWords({ html }: Pick<BuiltPage, 'html'>): string[] {
  const tree = unified().use(rehypeParse).parse(html);
  const texts: unknown[] = [];
  const collect = (root: Nodes): void =>
    visit(root, (node) => {
      if (node.type === 'text') {
        texts.push(node.value);
      } else if (node.type === 'element') {
        const { ariaLabel, className, placeholder, title } = node.properties;
        if (
          /^(?:script|style|head|h1|pre|code)$/.test(node.tagName) ||
          /\b(?:prose|lead|path|title|excerpt)\b/.test(String(className))
        ) {
          return SKIP;
        }
        texts.push(ariaLabel, title, placeholder);
      }
      return undefined;
    });
  [tree, ...selectAll(CONTROLS, tree)].forEach(collect);
  return [...new Set(texts.join(' ').match(/[a-z]{2,}/gi))];
}

it.each([
  '/core/introduction/support/',
  '/core/0.15.0/react-use-dialogs/',
  '/core/api/dialogs-provider/',
  '/core/react-use-dialogs/',
  '/search/',
  '/404.html',
])('shows no English text of the shell on %s in another language', (pathname) => {
  const words = getShellWords(getPage(`/ar${pathname}`));
  expect(words.filter((word) => !NAMES.split(' ').includes(word))).toEqual([]);
});

it('shows a translated page in its language', () => {
  const english = '/core/introduction/installation/';
  const arabic = `/ar${english}`;
  const translated = getPage(arabic);
  expect(getText(translated, 'h1')).toBe('تثبيت');
  expect(getText(getPage('/ar/'), 'main')).toContain('مهام');
  expect(getAttributes(translated, 'html', 'lang')).toEqual(['ar']);
  expect(getAttributes(translated, 'html', 'dir')).toEqual(['rtl']);
  for (const page of [getPage(english), translated]) {
    const selector = 'link[rel="alternate"][hreflang]';
    expect(getAttributes(page, selector, 'hreflang')).toEqual(['en', 'ar', 'x-default']);
    expect(getAttributes(page, selector, 'href')).toEqual([
      SITE_URL + english,
      SITE_URL + arabic,
      SITE_URL + english,
    ]);
  }
  expect(getMenuLinks(getPage(english), 'siteLanguageMenu')).toContain(`/toolpad${arabic}`);
  expect(getMenuLinks(translated, 'siteLanguageMenu')).toContain(`/toolpad${english}`);
  expect(site.read('build/llms.txt')).toContain('/toolpad/ar/llms.txt)');
  expect(site.read('build/ar/llms.txt')).toContain(
    '/toolpad/ar/core/introduction/installation.md)',
  );
});

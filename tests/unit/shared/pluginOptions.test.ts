import { normalizePluginOptions } from '@docusaurus/utils-validation';
import * as apiTables from '../../../plugins/api-tables';
import * as brand from '../../../plugins/brand';
import * as code from '../../../plugins/code';
import * as demos from '../../../plugins/demos/options';
import * as hosting from '../../../plugins/hosting/options';
import * as onDemand from '../../../plugins/on-demand';
import * as pageOutputs from '../../../plugins/page-outputs/options';
import * as pageStart from '../../../plugins/page-start/options';
import * as search from '../../../plugins/search/options';

/** The plugins by name; site-companion, which has the most options, has a test of its own. */
const PLUGINS = {
  'api-tables': apiTables,
  brand,
  code,
  demos,
  hosting,
  'on-demand': onDemand,
  'page-outputs': pageOutputs,
  'page-start': pageStart,
  search,
};

type Name = keyof typeof PLUGINS;

/** Checks options in the way Docusaurus does. */
function check(plugin: Name, options: unknown): unknown {
  const validate = PLUGINS[plugin].validateOptions as (given: object) => unknown;
  return validate({ validate: normalizePluginOptions, options });
}

const WITHOUT: Name[] = ['api-tables', 'brand', 'code', 'on-demand'];

describe.each(WITHOUT)('%s has no options', (plugin) => {
  it.each([{}, undefined])('and takes %j', (options) => {
    expect(check(plugin, options)).toEqual({ id: 'default' });
  });

  it('and refuses any', () => {
    expect(() => check(plugin, { theme: 'dark' })).toThrow(
      new Error(
        `${plugin}: there is no option "theme" (found: "dark"). The plugin has no options.`,
      ),
    );
  });
});

const ROOT = { folder: 'docs-a', address: 'a' };
const PRODUCT = { id: 'default', label: 'Docs' };

it.each<[Name, object]>([
  ['demos', { roots: [ROOT] }],
  ['demos', { roots: [{ ...ROOT, translations: { de: 'i18n/de/a' } }] }],
  ['hosting', { thirdParties: {}, adFrame: {}, forms: [], moved: {} }],
  [
    'hosting',
    {
      origin: 'https://preview.example.com',
      thirdParties: { 'img-src': ['https:'], 'script-src': ['https://*.example.com'] },
      forms: ['https://stackblitz.com'],
      reportTo: 'https://example.com/reports',
      moved: { '/old/': '/new/' },
    },
  ],
  ['page-outputs', { moved: {} }],
  ['page-outputs', { moved: { '/a/': '/b/' } }],
  ['page-start', { modules: [], libraries: {}, without: [], needsApp: '[data-needs-app]' }],
  ['page-start', { libraries: { mui: ['@emotion/react'] }, needsApp: '.clean-btn' }],
  ['page-start', { without: ['infima', 'prism', 'nprogress', 'script', 'icons'] }],
  ['page-start', { modules: ['plugins/search/early.ts'] }],
  ['search', { products: [PRODUCT] }],
  [
    'search',
    {
      products: [{ ...PRODUCT, links: [{ title: 'A', to: '/a/' }] }],
      allPages: '/search/',
      examples: ['useSession'],
      synonyms: [['sign in', 'login, logon']],
      extraRecords: () => Promise.resolve([]),
    },
  ],
])('%s takes %j', (plugin, options) => {
  expect(check(plugin, options)).toMatchObject(options);
});

const FORMS = "origins, such as ['https://stackblitz.com']";
const ROOTS = 'folders, each once, as objects with folder, address and translations';
const ADDRESSES = "new addresses by old ones, such as { '/old/': '/new/' }";
const MODULES = "different paths from the site's root, such as ['plugins/search/early.ts']";
const LIBRARIES = "lists of modules by a name, such as { mui: ['@emotion/react'] }";
const LIBRARY = "a list of modules, such as ['@emotion/react']";
const PARTS = 'different parts of theme-classic: infima, prism, nprogress, script, icons, cards';
const PRODUCTS = "docs instances, each once, such as [{ id: 'default', label: 'Docs' }]";

it.each<[Name, unknown, option: string, found: string, allowed: string]>([
  ['demos', {}, 'roots', 'missing', ROOTS],
  ['demos', { roots: [] }, 'roots', '[]', ROOTS],
  ['demos', { roots: ROOT }, 'roots', JSON.stringify(ROOT), ROOTS],
  [
    'demos',
    { roots: [ROOT, { ...ROOT, address: 'b' }] },
    'roots',
    '{"folder":"docs-a","address":"b"}',
    ROOTS,
  ],
  [
    'demos',
    { roots: [ROOT, { ...ROOT, folder: 'b' }] },
    'roots',
    '{"folder":"b","address":"a"}',
    ROOTS,
  ],
  [
    'demos',
    { roots: [{ address: 'a' }] },
    'roots[0].folder',
    'missing',
    "a folder, from the site's root, such as docs-toolpad-core",
  ],
  [
    'demos',
    { roots: [ROOT, { ...ROOT, folder: 'b', address: 7 }] },
    'roots[1].address',
    '7',
    'what stands for the folder in addresses',
  ],
  [
    'demos',
    { roots: [{ ...ROOT, translations: ['de'] }] },
    'roots[0].translations',
    '["de"]',
    'folders of the translated pages, by language',
  ],
  [
    'hosting',
    { origin: 'https://a.example/x' },
    'origin',
    '"https://a.example/x"',
    'an origin, such as https://preview.example.com',
  ],
  ['hosting', { forms: ["'self'"] }, 'forms', '"\'self\'"', FORMS],
  [
    'hosting',
    { forms: ['https://a.example; script-src *'] },
    'forms',
    '"https://a.example; script-src *"',
    FORMS,
  ],
  [
    'hosting',
    { thirdParties: { 'script-src': ["'unsafe-inline'"] } },
    'thirdParties.script-src',
    '"\'unsafe-inline\'"',
    "origins, such as ['https://ads.example.com'], or ['https:']",
  ],
  [
    'hosting',
    { moved: { '/a/': 'b' } },
    'moved./a/',
    '"b"',
    "an address from the site's base, with slashes at both ends",
  ],
  ['hosting', { reportTo: '/r' }, 'reportTo', '"/r"', 'an address that starts with https://'],
  ['page-outputs', { moved: '/a/' }, 'moved', '"/a/"', ADDRESSES],
  ['page-start', { modules: 'a.ts' }, 'modules', '"a.ts"', MODULES],
  ['page-start', { modules: [1] }, 'modules', '1', MODULES],
  ['page-start', { modules: ['a.ts', 'a.ts'] }, 'modules', '"a.ts"', MODULES],
  ['page-start', { libraries: ['@emotion/react'] }, 'libraries', '["@emotion/react"]', LIBRARIES],
  ['page-start', { libraries: { mui: [] } }, 'libraries.mui', '[]', LIBRARY],
  ['page-start', { without: ['css'] }, 'without', '"css"', PARTS],
  ['page-start', { without: 'infima' }, 'without', '"infima"', PARTS],
  [
    'page-start',
    { needsApp: '' },
    'needsApp',
    '""',
    "a selector, such as '[data-needs-app], .clean-btn'",
  ],
  ['search', {}, 'products', 'missing', PRODUCTS],
  ['search', { products: ['core'] }, 'products', '"core"', PRODUCTS],
  ['search', { products: [PRODUCT, PRODUCT] }, 'products', JSON.stringify(PRODUCT), PRODUCTS],
  [
    'search',
    { products: [{ id: 'core' }] },
    'products[0].label',
    'missing',
    'the name of the docs instance in results',
  ],
  [
    'search',
    { products: [{ ...PRODUCT, links: [{ title: 'A', to: 1 }] }] },
    'products[0].links[0].to',
    '1',
    "the address of a page, without the site's base",
  ],
  [
    'search',
    { products: [PRODUCT], allPages: 'search/' },
    'allPages',
    '"search/"',
    "an address without the site's base, such as '/search/'",
  ],
  [
    'search',
    { products: [PRODUCT], examples: 'useSession' },
    'examples',
    '"useSession"',
    "names from the code, such as ['useSession']",
  ],
  [
    'search',
    { products: [PRODUCT], synonyms: [['sign in']] },
    'synonyms',
    '["sign in"]',
    "pairs of a name and what readers type for it, such as ['sign in', 'login, logon']",
  ],
  [
    'search',
    { products: [PRODUCT], extraRecords: [] },
    'extraRecords',
    '[]',
    'a function of the id of a docs instance and the name of a version that promises records',
  ],
])('%s with %j: %s is %s', (plugin, options, option, found, allowed) => {
  expect(() => check(plugin, options)).toThrow(
    new Error(`${plugin}: the option "${option}" is ${found}. Allowed: ${allowed}.`),
  );
});

it.each<[Name, object, string]>([
  [
    'demos',
    { roots: [ROOT], siteDir: '/' },
    'there is no option "siteDir" (found: "/"). Allowed here: roots.',
  ],
  [
    'demos',
    { roots: [{ ...ROOT, version: '1' }] },
    'there is no option "roots[0].version" (found: "1"). Allowed here: folder, address, translations.',
  ],
  [
    'page-outputs',
    { products: [] },
    'there is no option "products" (found: []). Allowed here: moved.',
  ],
  [
    'search',
    { products: [PRODUCT], pages: {} },
    'there is no option "pages" (found: {}). Allowed here: products, allPages, examples, synonyms, extraRecords.',
  ],
])('%s does not know all of %j', (plugin, options, message) => {
  expect(() => check(plugin, options)).toThrow(new Error(`${plugin}: ${message}`));
});

it('is told where Docusaurus looks: on a plugin that is given as a function, and on modules', async () => {
  const { default: demosPlugin } = await import('../../../plugins/demos');
  expect(demosPlugin.validateOptions).toBe(demos.validateOptions);
  await expect(import('../../../plugins/page-outputs')).resolves.toMatchObject(pageOutputs);
  await expect(import('../../../plugins/page-start')).resolves.toMatchObject({
    validateOptions: pageStart.validateOptions,
  });
  await expect(import('../../../plugins/search')).resolves.toMatchObject(search);
});

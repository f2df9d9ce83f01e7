import { normalizePluginOptions } from '@docusaurus/utils-validation';
import * as apiTables from '../../api-tables';
import * as brand from '../../brand';
import * as code from '../../code';
import * as demos from '../../demos/options';
import * as hosting from '../../hosting/options';
import * as onDemand from '../../on-demand';
import * as pageOutputs from '../../page-outputs/options';
import * as pageStart from '../../page-start/options';
import * as projectCheck from '../../project-check';
import * as search from '../../search/options';

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
  'project-check': projectCheck,
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
    expect(() => check(plugin, { theme: 'dark' })).toThrow('"theme" is not allowed');
  });
});

const ROOT = { folder: 'docs-a', address: 'a' };
const REQUIREMENTS = { name: '@a/b', version: '1.0.0', node: '>=20', peers: { react: '^19' } };
const PRODUCT = { id: 'default', label: 'Docs' };
const LISTED = { id: 'core', name: 'Core', home: '/core/a/', summary: 'A library.' };

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
  ['page-outputs', { products: [LISTED], moved: {} }],
  ['page-outputs', { products: [LISTED], moved: { '/a/': '/b/' } }],
  ['page-start', { modules: [], libraries: {}, without: [], needsApp: '[data-needs-app]' }],
  ['page-start', { libraries: { mui: ['@emotion/react'] }, needsApp: '.clean-btn' }],
  ['page-start', { without: ['infima', 'prism', 'nprogress', 'script', 'icons'] }],
  ['page-start', { modules: ['plugins/search/early.ts'] }],
  ['project-check', { products: { core: REQUIREMENTS } }],
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

it.each<[Name, object, option: string]>([
  ['demos', {}, 'roots'],
  ['demos', { roots: [] }, 'roots'],
  ['demos', { roots: ROOT }, 'roots'],
  ['demos', { roots: [ROOT, { ...ROOT, address: 'b' }] }, 'roots'],
  ['demos', { roots: [ROOT, { ...ROOT, folder: 'b' }] }, 'roots'],
  ['demos', { roots: [{ address: 'a' }] }, 'roots[0].folder'],
  ['demos', { roots: [ROOT, { ...ROOT, folder: 'b', address: 7 }] }, 'roots[1].address'],
  ['demos', { roots: [{ ...ROOT, translations: ['de'] }] }, 'roots[0].translations'],
  ['hosting', { origin: 'https://a.example/x' }, 'origin'],
  ['hosting', { forms: ["'self'"] }, 'forms'],
  ['hosting', { forms: ['https://a.example; script-src *'] }, 'forms'],
  ['hosting', { thirdParties: { 'script-src': ["'unsafe-inline'"] } }, 'thirdParties.script-src'],
  ['hosting', { moved: { '/a/': 'b' } }, 'moved./a/'],
  ['hosting', { reportTo: '/r' }, 'reportTo'],
  ['page-outputs', { products: [LISTED], moved: '/a/' }, 'moved'],
  ['page-start', { modules: 'a.ts' }, 'modules'],
  ['page-start', { modules: [1] }, 'modules'],
  ['page-start', { modules: ['a.ts', 'a.ts'] }, 'modules'],
  ['page-start', { libraries: ['@emotion/react'] }, 'libraries'],
  ['page-start', { libraries: { mui: [] } }, 'libraries.mui'],
  ['page-start', { without: ['css'] }, 'without'],
  ['page-start', { without: 'infima' }, 'without'],
  ['page-start', { needsApp: '' }, 'needsApp'],
  ['search', {}, 'products'],
  ['search', { products: ['core'] }, 'products'],
  ['search', { products: [PRODUCT, PRODUCT] }, 'products'],
  ['search', { products: [{ id: 'core' }] }, 'products[0].label'],
  [
    'search',
    { products: [{ ...PRODUCT, links: [{ title: 'A', to: 1 }] }] },
    'products[0].links[0].to',
  ],
  ['search', { products: [PRODUCT], allPages: 'search/' }, 'allPages'],
  ['search', { products: [PRODUCT], examples: 'useSession' }, 'examples'],
  ['search', { products: [PRODUCT], synonyms: [['sign in']] }, 'synonyms'],
  ['search', { products: [PRODUCT], extraRecords: [] }, 'extraRecords'],
  ['demos', { roots: [ROOT], siteDir: '/' }, 'siteDir'],
  ['demos', { roots: [{ ...ROOT, version: '1' }] }, 'roots[0].version'],
  ['page-outputs', { products: [] }, 'products'],
  ['project-check', { products: { core: { ...REQUIREMENTS, node: 20 } } }, 'products.core.node'],
  ['search', { products: [PRODUCT], pages: {} }, 'pages'],
])('%s with %j: names the option %s', (plugin, options, option) => {
  expect(() => check(plugin, options)).toThrow(`"${option}`);
});

it('is told where Docusaurus looks: on a plugin that is given as a function, and on modules', async () => {
  const { default: demosPlugin } = await import('../../demos');
  expect(demosPlugin.validateOptions).toBe(demos.validateOptions);
  await expect(import('../../page-outputs')).resolves.toMatchObject(pageOutputs);
  await expect(import('../../page-start')).resolves.toMatchObject({
    validateOptions: pageStart.validateOptions,
  });
  await expect(import('../../search')).resolves.toMatchObject(search);
});

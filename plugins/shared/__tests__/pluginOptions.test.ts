import { normalizePluginOptions } from '@docusaurus/utils-validation';
import * as apiTables from '../../api-tables';
import * as brand from '../../brand';
import * as code from '../../code';
import * as demos from '../../demos/options';
import * as hosting from '../../hosting/options';
import * as onDemand from '../../on-demand';
import * as pageOutputs from '../../page-outputs/options';
import * as pageStart from '../../page-start/options';
import * as search from '../../search/options';

/**
 * The plugins by name. The options of site-companion have their own test. Each build validates the options that the
 * site sets, so these tests only cover errors.
 */
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

/** Validates options in the same way as Docusaurus. */
function validateOptions(plugin: Name, options: unknown): unknown {
  const validate = PLUGINS[plugin].validateOptions as (context: object) => unknown;
  return validate({ validate: normalizePluginOptions, options });
}

it.each<Name>(['api-tables', 'brand', 'code', 'on-demand'])(
  'throws an error for any option of the plugin %s, which accepts none',
  (plugin) => {
    expect(validateOptions(plugin, {})).toEqual({ id: 'default' });
    expect(() => validateOptions(plugin, { theme: 'dark' })).toThrow('"theme" is not allowed');
  },
);

const DEMO_ROOT = { folder: 'docs-a', urlPath: 'a' };
const SEARCHED_PRODUCT = { id: 'default', label: 'Docs', usefulPages: ['a/'] };
const SEARCH_OPTIONS = {
  products: [SEARCHED_PRODUCT],
  allPages: '/search/',
  synonyms: [['sign in', 'login, logon']],
};
const LISTED_PRODUCT = { id: 'core', name: 'Core', home: '/core/a/', summary: 'A library.' };

it.each<[Name, object, option: string]>([
  ['demos', {}, 'roots'],
  ['demos', { roots: [DEMO_ROOT, { ...DEMO_ROOT, urlPath: 'b' }] }, 'roots'],
  ['demos', { roots: [DEMO_ROOT, { ...DEMO_ROOT, folder: 'b' }] }, 'roots'],
  ['demos', { roots: [DEMO_ROOT, { ...DEMO_ROOT, folder: 'b', urlPath: 7 }] }, 'roots[1].urlPath'],
  ['hosting', { origin: 'https://a.example/x' }, 'origin'],
  ['hosting', { forms: ["'self'"] }, 'forms'],
  ['hosting', { forms: ['https://a.example; script-src *'] }, 'forms'],
  ['hosting', { thirdParties: { 'script-src': ["'unsafe-inline'"] } }, 'thirdParties.script-src'],
  ['hosting', { moved: { '/a/': 'b' } }, 'moved./a/'],
  ['hosting', { sections: [{ path: '/a', policy: {} }] }, 'sections[0].path'],
  [
    'hosting',
    { sections: [{ path: 'a/', policy: { 'img-src': ['a; b'] } }] },
    'sections[0].policy.img-src',
  ],
  ['page-outputs', { products: [LISTED_PRODUCT], moved: '/a/' }, 'moved'],
  ['page-start', { beforePaint: ['a.ts', 'a.ts'] }, 'beforePaint'],
  ['page-start', { beforePaint: [], afterPaint: [], libraries: { mui: [] } }, 'libraries.mui'],
  ['search', { products: [SEARCHED_PRODUCT, SEARCHED_PRODUCT] }, 'products'],
  [
    'search',
    { products: [{ ...SEARCHED_PRODUCT, usefulPages: [1] }] },
    'products[0].usefulPages[0]',
  ],
  ['search', { products: [SEARCHED_PRODUCT], allPages: 'search/' }, 'allPages'],
  ['search', { ...SEARCH_OPTIONS, synonyms: [['sign in']] }, 'synonyms'],
  ['demos', { roots: [DEMO_ROOT], siteDir: '/' }, 'siteDir'],
  ['page-outputs', { products: [] }, 'products'],
  ['search', { ...SEARCH_OPTIONS, pages: {} }, 'pages'],
])(
  'throws an error that names the invalid option of the plugin %s: %j → %s',
  (plugin, options, option) => {
    expect(() => validateOptions(plugin, options)).toThrow(`"${option}`);
  },
);

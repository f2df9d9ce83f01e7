import { cutRoutes, pageChunks } from '../../../plugins/page-start/node/routeSections';
import type { RouteTables } from '../../../plugins/page-start/node/routeTables';
import type { Route } from '../../../plugins/page-start/shared/routes';

const page = (path: string): Route => ({ path, hash: 'a1b', exact: true });

const doc = (id: string, version = '') => ({ id, path: `/docs/${version}${id}` });

/** A site with two versions of its docs, and a page of its own. */
const tables: RouteTables = {
  routes: [
    page('/search/'),
    {
      path: '/docs/',
      hash: 'c01',
      routes: [
        {
          path: '/docs/1.0/',
          hash: 'c02',
          routes: [page('/docs/1.0/start/'), page('/docs/1.0/old/')],
        },
        {
          path: '/docs/',
          hash: 'c03',
          // In no order, and with one whose name begins like another's.
          routes: [page('/docs/start/'), page('/docs/a/'), page('/docs/a-b/'), page('/docs/b')],
        },
      ],
    },
    { path: '*' },
  ],
  chunkNames: {
    '/search/-a1b': { __comp: 'search', __context: { plugin: 'search-data' } },
    '/docs/-c01': { __comp: 'root' },
    '/docs/1.0/-c02': { __comp: 'version' },
    '/docs/-c03': { __comp: 'version' },
    '/docs/start/-a1b': { __comp: 'doc', content: 'start' },
    '/docs/a/-a1b': { __comp: 'doc', content: 'a' },
    '/docs/a-b/-a1b': { __comp: 'doc', content: 'a-b' },
    '/docs/b-a1b': { __comp: 'doc', content: 'b' },
    '/docs/1.0/start/-a1b': { __comp: 'doc', content: 'start-1' },
    '/docs/1.0/old/-a1b': { __comp: 'doc', content: 'old' },
  },
  modules: Object.fromEntries(
    'search search-data root version doc start a a-b b start-1 old'
      .split(' ')
      .map((name) => [name, `@site/${name}.js`]),
  ),
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: 'current',
            mainDocId: 'start',
            docs: [doc('start'), doc('a'), doc('a-b'), doc('b')],
          },
          { name: '1.0', mainDocId: 'start', docs: [doc('start', '1.0/'), doc('old', '1.0/')] },
        ],
      },
    },
    'site-search': { default: { files: [] } },
  },
};

const { base, layouts, sections } = cutRoutes(tables, 3);

test('all pages know the layouts and the pages outside of them, and no other chunk', () => {
  expect(base.routes).toEqual([
    page('/search/'),
    {
      path: '/docs/',
      hash: 'c01',
      routes: [
        { path: '/docs/1.0/', hash: 'c02', list: 0 },
        { path: '/docs/', hash: 'c03', list: 1 },
      ],
    },
    { path: '*' },
  ]);
  expect(layouts).toEqual(['/docs/1.0/', '/docs/']);
  expect(Object.keys(base.chunkNames)).toEqual([
    '/search/-a1b',
    '/docs/-c01',
    '/docs/1.0/-c02',
    '/docs/-c03',
  ]);
  expect(Object.keys(base.modules)).toEqual(['search', 'search-data', 'root', 'version']);
});

test('sections hold neighbours, in the order of addresses, and are of one size', () => {
  expect(
    sections.map(({ list, from, routes }) => [list, from, routes.map(({ path }) => path)]),
  ).toEqual([
    [0, '/docs/1.0/old/', ['/docs/1.0/old/', '/docs/1.0/start/']],
    [1, '/docs/a-b/', ['/docs/a-b/', '/docs/a/']],
    [1, '/docs/b/', ['/docs/b', '/docs/start/']],
  ]);
});

test('a section has the chunks of its pages, shared ones too', () => {
  expect(sections.map(({ modules }) => Object.keys(modules))).toEqual([
    ['doc', 'start-1', 'old'],
    ['doc', 'a', 'a-b'],
    ['doc', 'start', 'b'],
  ]);
  expect(sections[2]?.chunkNames).toEqual({
    '/docs/start/-a1b': { __comp: 'doc', content: 'start' },
    '/docs/b-a1b': { __comp: 'doc', content: 'b' },
  });
});

test('a section tells of its docs and of those of the same id in other versions', () => {
  expect(sections[2]?.docs).toEqual([
    { plugin: 'default', version: 'current', docs: [doc('start'), doc('b')] },
    { plugin: 'default', version: '1.0', docs: [doc('start', '1.0/')] },
  ]);
  expect(sections[1]?.docs).toEqual([
    { plugin: 'default', version: 'current', docs: [doc('a'), doc('a-b')] },
  ]);
});

test('all pages know the first one of each version, and what other plugins tell', () => {
  expect(base.globalData).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          { name: 'current', mainDocId: 'start', docs: [doc('start')] },
          { name: '1.0', mainDocId: 'start', docs: [doc('start', '1.0/')] },
        ],
      },
    },
    'site-search': { default: { files: [] } },
  });
});

test('a site without docs stays whole', () => {
  const alone = { routes: [page('/'), { path: '*' }], chunkNames: {}, modules: {}, globalData: {} };
  expect(cutRoutes(alone)).toEqual({ base: alone, layouts: [], sections: [] });
});

test('a page has its own chunks and those of the layouts around it', () => {
  expect(Object.fromEntries(pageChunks(tables))).toEqual({
    '/search/': ['search', 'search-data'],
    '/docs/1.0/start/': ['root', 'version', 'doc', 'start-1'],
    '/docs/1.0/old/': ['root', 'version', 'doc', 'old'],
    '/docs/start/': ['root', 'version', 'doc', 'start'],
    '/docs/a/': ['root', 'version', 'doc', 'a'],
    '/docs/a-b/': ['root', 'version', 'doc', 'a-b'],
    '/docs/b': ['root', 'version', 'doc', 'b'],
    '*': [],
  });
});

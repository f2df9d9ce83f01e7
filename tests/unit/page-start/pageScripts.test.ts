import {
  chunkFiles,
  routeOfHead,
  routeTable,
  type SiteChunks,
} from '../../../plugins/page-start/node/pageScripts';

/** Routes as Docusaurus nests them: the docs' root, its version, its layout with the drawer, pages. */
const routes = routeTable({
  '/toolpad/-a00': { __comp: 'front', config: 'front-config' },
  '/toolpad/search/-a01': { __comp: 'search', __context: { plugin: 'pages-data' } },
  '/toolpad/core/-b02': { __comp: 'root', __context: { plugin: 'core-data' } },
  '/toolpad/core/-b03': { __comp: 'version', version: 'core-version' },
  '/toolpad/core/-b04': { __comp: 'drawer' },
  '/toolpad/core/introduction/-c05': { __comp: 'doc', content: 'introduction' },
  '/toolpad/core/introduction/base-concepts/-d06': { __comp: 'doc', content: 'concepts' },
  '/toolpad/studio/-e07': { __comp: 'root', __context: { plugin: 'studio-data' } },
  '/toolpad/studio/examples/-f08': { __comp: 'doc', content: 'examples' },
  '*-a1b': { __comp: 'not-found' },
});

const sections = {
  '/toolpad/core/introduction/': 'section-0',
  '/toolpad/core/introduction/base-concepts/': 'section-0',
};

const manifest: SiteChunks['manifest'] = {
  origins: {
    front: ['11'],
    search: ['1'],
    root: ['2'],
    version: ['2'],
    'core-version': ['3'],
    drawer: ['4', '5'],
    doc: ['6'],
    introduction: ['7'],
    concepts: ['8'],
    examples: ['9'],
    'not-found': ['10'],
    'core-data': ['without-script'],
    'section-0': ['12'],
  },
  assets: {
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [String(i + 1), { js: [{ file: `${i + 1}.js` }] }]),
    ),
    'without-script': {},
  },
};

test.each([
  [
    'a page with its section and the layouts around it',
    '/toolpad/core/introduction/',
    ['12.js', '2.js', '3.js', '4.js', '5.js', '6.js', '7.js'],
  ],
  [
    'a page below a page, without the text of that one',
    '/toolpad/core/introduction/base-concepts/',
    ['12.js', '2.js', '3.js', '4.js', '5.js', '6.js', '8.js'],
  ],
  ['a page without a section', '/toolpad/studio/examples/', ['2.js', '6.js', '9.js']],
  ['a page without docs', '/toolpad/search/', ['1.js']],
  ['the front page', '/toolpad/', ['11.js']],
  ['unknown addresses', '*', ['10.js']],
  ['a route that does not exist', '/toolpad/nothing/', []],
])('names the scripts of %s', (_, route, files) => {
  expect(chunkFiles(route, { routes, sections, manifest })).toEqual(files);
});

const canonical = (href: string) => `<link data-rh="true" rel="canonical" href="${href}">`;

test.each([
  [canonical('https://mui.com/toolpad/core/introduction/'), '/toolpad/core/introduction/'],
  [`<meta>\n${canonical('https://mui.com/toolpad/')}<link rel="alternate" href="/x">`, '/toolpad/'],
  ['<link href="https://mui.com/toolpad/search/" rel="canonical">', '/toolpad/search/'],
  [`<link rel="alternate" href="https://mui.com/fr/">${canonical('https://mui.com/a/')}`, '/a/'],
  [canonical('https://mui.com/toolpad/404.html'), '*'],
  [canonical('https://mui.com/toolpad/404.html/'), '*'],
])('%s belongs to %s', (meta, route) => {
  expect(routeOfHead(meta)).toBe(route);
});

test.each(['', '<link rel="alternate" href="https://mui.com/">', '<link rel="canonical" href="">'])(
  'a head without a canonical address is an error (%#)',
  (meta) => {
    expect(() => routeOfHead(meta)).toThrow(
      'Page start: expected a canonical link in the head of every page, found none.',
    );
  },
);

import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

const ROUTES_MODULE = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {
    path: '/toolpad/core/',
    component: ComponentCreator('/toolpad/core/', 'eff'),
    routes: [
      {
        path: '/toolpad/core/introduction/',
        component: ComponentCreator('/toolpad/core/introduction/', '886'),
        exact: true,
      },
    ],
  },
  { path: '*', component: ComponentCreator('*') },
];
`;

const SITE = { baseUrl: '/toolpad/', reactScript: 'react.js' };

const folder = createTestFolder();

/** Returns the scripts of a page with the given head tags, based on files like those that Docusaurus generates. */
async function getScripts(meta: string, routes = ROUTES_MODULE): Promise<string[]> {
  const write = (file: string, data: unknown): void => folder.write(file, JSON.stringify(data));
  folder.write('routes.js', routes);
  write('routesChunkNames.json', {
    '/toolpad/core/-eff': { __comp: 'root', __context: { plugin: 'core-data' } },
    '/toolpad/core/introduction/-886': { __comp: 'sidebar', content: 'introduction' },
    '*-undefined': { __comp: 'not-found' },
  });
  write('client-manifest.json', {
    origins: {
      root: ['1', '2'],
      'core-data': ['without-script'],
      sidebar: ['2', '3'],
      introduction: ['4'],
      'not-found': ['5'],
      router: ['runtime', 'router'],
      searchData: ['runtime', 'data'],
      search: ['runtime', 'island'],
    },
    assets: {
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 'runtime', 'router', 'data', 'island'].map((id) => [
          id,
          { js: [{ file: `${id}.js` }] },
        ]),
      ),
      'without-script': {},
    },
  });
  // Docusaurus's variable may contain an absolute path.
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = folder.path;
  const { getPageScripts } = await import('../node/pageScripts');
  const scripts = ['runtime.js', 'router.js', 'main.js', 'data.js', 'island.js'];
  return getPageScripts(SITE, scripts, meta, ['search']);
}

const SHARED_FILES = ['react.js', 'runtime.js', 'router.js', 'main.js'];
const PAGE_FILES = [...SHARED_FILES, '1.js', '2.js', '3.js', '4.js'];
const NOT_FOUND_FILES = [...SHARED_FILES, '5.js'];

it.each([
  ['<link rel="canonical" href="https://mui.com/toolpad/core/introduction/">', PAGE_FILES],
  [
    '<meta>\n<link rel="alternate" href="/x"><link href="https://mui.com/toolpad/core/introduction/" rel="canonical">',
    PAGE_FILES,
  ],
  ['<link rel="canonical" href="https://mui.com/toolpad/404.html">', NOT_FOUND_FILES],
  ['<link rel="canonical" href="https://mui.com/toolpad/404.html/">', NOT_FOUND_FILES],
  ['<link rel="canonical" href="https://mui.com/toolpad/no-such-page/">', NOT_FOUND_FILES],
])(
  'returns the scripts of the page that the canonical link identifies: %s',
  async (meta, files) => {
    expect(await getScripts(meta)).toEqual(files.map((file) => `/toolpad/${file}`));
  },
);

it('returns the scripts of an island, whose data precedes React', async () => {
  await getScripts('<link rel="canonical" href="https://mui.com/toolpad/core/introduction/">');
  const { getIslandScripts } = await import('../node/pageScripts');
  expect(getIslandScripts(SITE, 'search')).toEqual([
    '/toolpad/runtime.js',
    '/toolpad/data.js',
    '/toolpad/react.js',
    '/toolpad/island.js',
  ]);
});

it('returns the scripts of the chunks that a page’s buttons need', async () => {
  await getScripts('<link rel="canonical" href="https://mui.com/toolpad/core/introduction/">');
  const { getButtonScripts } = await import('../node/pageScripts');
  const button = '<button data-scripts="introduction">Edit</button>';
  expect(getButtonScripts('/toolpad/', button + button)).toEqual(
    new Map([['introduction', ['/toolpad/4.js']]]),
  );
  expect(() => getButtonScripts('/toolpad/', '<i data-scripts="unknown"></i>')).toThrow(
    'data-scripts="unknown"',
  );
});

it.each(['<link rel="alternate" href="https://mui.com/">', '<link rel="canonical" href="">'])(
  'throws an error for the head %j, which has no canonical URL',
  async (meta) => {
    await expect(getScripts(meta)).rejects.toThrow(
      'Page start: expected a canonical link in the head of every page, found none.',
    );
  },
);

it.each(['export default {};', "export default [{ path: '/', component: {} }];"])(
  'throws an error with a suggestion if Docusaurus generates unexpected routes: %s',
  async (routes) => {
    jest.resetModules();
    await expect(getScripts('', routes)).rejects.toThrow(
      'After an upgrade of Docusaurus, compare that file with loadRoutes() and routeKey()',
    );
  },
);

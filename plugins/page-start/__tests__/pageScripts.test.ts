import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type * as PageScripts from '../node/pageScripts';

/** Docusaurus's generated files, kept apart from the real ones: the name may be a whole path. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-scripts-'));
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = folder;

let pageScripts: typeof PageScripts.pageScripts;
let routeOfHead: typeof PageScripts.routeOfHead;

beforeAll(async () => {
  const write = (file: string, data: unknown): void =>
    fs.writeFileSync(path.join(folder, file), JSON.stringify(data));
  fs.writeFileSync(
    path.join(folder, 'routes.js'),
    `import ComponentCreator from '@docusaurus/ComponentCreator';
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
`,
  );
  write('routesChunkNames.json', {
    '/toolpad/core/-eff': { __comp: 'root', __context: { plugin: 'core-data' } },
    '/toolpad/core/introduction/-886': { __comp: 'drawer', content: 'introduction' },
  });
  write('client-manifest.json', {
    origins: {
      root: ['1', '2'],
      'core-data': ['without-script'],
      drawer: ['2', '3'],
      introduction: ['4'],
    },
    assets: {
      ...Object.fromEntries(['1', '2', '3', '4'].map((id) => [id, { js: [{ file: `${id}.js` }] }])),
      'without-script': {},
    },
  });
  ({ pageScripts, routeOfHead } = await import('../node/pageScripts'));
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

const canonical = (href: string) => `<link data-rh="true" rel="canonical" href="${href}">`;

test.each([
  ['a page', 'core/introduction/', ['main.js', '1.js', '2.js', '3.js', '4.js']],
  ['unknown addresses', '404.html', ['main.js']],
  ['a route that does not exist', 'nothing/', ['main.js']],
])('names the scripts of %s', (_, page, files) => {
  const it = { baseUrl: '/toolpad/', scripts: ['main.js'] };
  expect(pageScripts(it, canonical(`https://mui.com/toolpad/${page}`))).toEqual(
    files.map((file) => `/toolpad/${file}`),
  );
});

test.each([
  ['no list', 'export default {};'],
  ['components that are made in another way', "export default [{ path: '/', component: {} }];"],
])('says what to do after an upgrade if the generated routes have %s', async (_, code) => {
  const changed = fs.mkdtempSync(path.join(os.tmpdir(), 'page-scripts-'));
  fs.writeFileSync(path.join(changed, 'routes.js'), code);
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = changed;
  jest.resetModules();
  const fresh = await import('../node/pageScripts');
  const it = { baseUrl: '/toolpad/', scripts: ['main.js'] };
  expect(() => fresh.pageScripts(it, canonical('https://mui.com/toolpad/'))).toThrow(
    'After an upgrade of Docusaurus, compare that file with loadRoutes() and routeKey()',
  );
  fs.rmSync(changed, { recursive: true });
});

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

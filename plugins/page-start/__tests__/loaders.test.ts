import docCardsLoader from '../node/docCardsLoader.mjs';
import publicConfigLoader from '../node/publicConfigLoader.mjs';
import registryLoader from '../node/registryLoader.mjs';
import relativeRequiresLoader from '../node/relativeRequiresLoader.mjs';

it('removes plugin options and the build machine’s absolute paths from the public configuration', () => {
  const config = {
    title: 'A title with {braces}',
    presets: [['classic', { docs: false }]],
    plugins: [null, ['./a.ts', { folder: '/home/me/site' }]],
    staticDirectories: ['static', '/home/me/site/made'],
    ssrTemplate: '<%~ load("/home/me/site/document.ts") %>',
    customFields: { plugins: 2 },
  };
  const createModule = (value: object): string =>
    `/* generated */\nexport default ${JSON.stringify(value)};\n`;
  expect(publicConfigLoader(createModule(config))).toBe(
    createModule({ title: config.title, customFields: config.customFields }),
  );
});

it('preserves only the imports of modules in the registry', () => {
  const createRegistry = (rest: string): string =>
    `export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/a.mdx")${rest}],\n};`;
  const names = ', "@site/a.mdx", require.resolveWeak("@site/a.mdx")';
  expect(registryLoader(createRegistry(names))).toBe(createRegistry(''));
});

it('makes absolute paths relative, but preserves package names', () => {
  const createModule = (...files: string[]): string =>
    `export default [\n${files.map((file) => `  require("${file}"),\n`).join('')}];\n`;
  const source = createModule(
    '/builds/7/.docusaurus/a.css',
    '/builds/7/node_modules/b.css',
    'infima',
  );
  expect(relativeRequiresLoader.call({ context: '/builds/7/.docusaurus' }, source)).toBe(
    createModule('./a.css', './../node_modules/b.css', 'infima'),
  );
});

it.each([
  [
    'removes the data of all pages in a version',
    { version: { label: 'v1', docsSidebars: { core: [] }, docs: { a: { title: 'A' } } } },
    { version: { label: 'v1', docsSidebars: { core: [] }, docs: {} } },
  ],
  ['preserves other data of the docs plugin', { tag: { docs: ['a'] } }, { tag: { docs: ['a'] } }],
])('%s', (_title, data, expected) => {
  expect(JSON.parse(docCardsLoader(JSON.stringify(data)))).toEqual(expected);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPageChunks, writeRouteFiles } from '../../../plugins/page-start/node/routeFiles';

let generated: string;

const write = (name: string, content: string): void =>
  fs.writeFileSync(path.join(generated, name), content);

const read = (name: string): string =>
  fs.readFileSync(path.join(generated, 'page-start', name), 'utf8');

/** The files of a site with one page of docs, as Docusaurus writes them. */
beforeEach(() => {
  generated = fs.mkdtempSync(path.join(os.tmpdir(), 'route-files-'));
  write(
    'routes.js',
    `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', 'c01'),
    routes: [
      {
        path: '/docs/it\\'s/',
        component: ComponentCreator('/docs/it\\'s/', 'a1b'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  );
  write(
    'registry.js',
    `export default {
  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/it's.mdx"), "@site/docs/it's.mdx", require.resolveWeak("@site/docs/it's.mdx")],
  "0b": [() => import(/* webpackChunkName: "0b" */ "@theme/DocRoot"), "@theme/DocRoot", require.resolveWeak("@theme/DocRoot")],};
`,
  );
  write(
    'routesChunkNames.json',
    JSON.stringify({ '/docs/-c01': { __comp: '0b' }, "/docs/it's/-a1b": { content: '0a' } }),
  );
  write('globalData.json', '{}');
});

afterEach(() => fs.rmSync(generated, { recursive: true }));

test('the browser gets tables in which a section of pages is loaded by need', () => {
  writeRouteFiles(generated);
  expect(read('routes.js')).toBe(`import ComponentCreator from '@docusaurus/ComponentCreator';
import { lists } from './sections.js';
export default [
{ "path":"/docs/", component: ComponentCreator("/docs/", "c01"), routes: lists[0].routes },
{ "path":"*", component: ComponentCreator("*") }
];
`);
  expect(read('sections.js')).toBe(`export const lists = [{ layout: "/docs/", routes: [] }];
export const sections = [
{ list: lists[0], from: "/docs/it's/", load: () => import(/* webpackChunkName: "section-0" */ "./section-0.js") }
];
`);
  expect(read('registry.js')).toBe(`export default {
"0b": [() => import(/* webpackChunkName: "0b" */ "@theme/DocRoot")]
};
`);
  expect(JSON.parse(read('routesChunkNames.json'))).toEqual({ '/docs/-c01': { __comp: '0b' } });
});

test('a section has its routes, and what they are made of', () => {
  writeRouteFiles(generated);
  expect(read('section-0.js')).toBe(
    `export default { "routes":[{"path":"/docs/it's/","exact":true,"sidebar":"docs","hash":"a1b"}],` +
      `"chunkNames":{"/docs/it's/-a1b":{"content":"0a"}},"docs":[], registry: {
"0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/it's.mdx")]
} };
`,
  );
});

test('they take the place of Docusaurus’s own, and pages name their chunks', () => {
  const folder = path.join(generated, 'page-start');
  expect(writeRouteFiles(generated)).toEqual({
    '@generated/routes$': path.join(folder, 'routes.js'),
    '@generated/registry$': path.join(folder, 'registry.js'),
    '@generated/routesChunkNames$': path.join(folder, 'routesChunkNames.json'),
    '@generated/globalData$': path.join(folder, 'globalData.json'),
  });
  expect(readPageChunks(generated)).toEqual({
    "/docs/it's/": ['section-0', '0b', '0a'],
    '*': [],
  });
});

test.each([
  ['routes.js', 'export default { "/docs/": 1 };'],
  ['registry.js', 'export default null;'],
])('a %s of another kind ends the build', (name, content) => {
  write(name, content);
  expect(() => writeRouteFiles(generated)).toThrow(
    `Page start: expected a list of routes and a registry of chunks in ${generated}, as Docusaurus 3.10 ` +
      'generates them, and found others. Compare routes.js and registry.js there with node/routeTables.ts.',
  );
});

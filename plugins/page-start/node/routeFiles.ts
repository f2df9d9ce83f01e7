import fs from 'node:fs';
import path from 'node:path';
import { type BaseRoute, cutRoutes, pageChunks, type Section } from './routeSections';
import { readRouteTables } from './routeTables';

/** Where the cut tables are, within Docusaurus's folder for generated files. */
const FOLDER = 'page-start';

/** The chunks of a site's pages by their routes' paths, for those that name a page's scripts. */
const PAGES_FILE = path.join(FOLDER, 'pages.json');

const sectionName = (index: number): string => `section-${index}`;

/** A registry as Docusaurus's components read it. What the server alone reads of an entry is left out. */
function registryCode(modules: Record<string, string>): string {
  const entries = Object.entries(modules).map(
    ([name, module]) =>
      `${JSON.stringify(name)}: [() => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(module)})]`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}

function routeCode({ path: to, hash, routes, list, ...attributes }: BaseRoute): string {
  const call = [to, hash]
    .filter((argument) => argument !== undefined)
    .map((it) => JSON.stringify(it));
  const children = routes ? `[${routes.map(routeCode).join(', ')}]` : undefined;
  const pages = list === undefined ? children : `lists[${list}].routes`;
  const rest = JSON.stringify({ path: to, ...attributes }).slice(1, -1);
  return `{ ${rest}, component: ComponentCreator(${call.join(', ')})${pages ? `, routes: ${pages}` : ''} }`;
}

function sectionCode({ routes, chunkNames, modules, docs }: Section): string {
  const data = JSON.stringify({ routes, chunkNames, docs }).slice(1, -1);
  return `export default { ${data}, registry: ${registryCode(modules)} };\n`;
}

function sectionsCode(layouts: readonly string[], sections: readonly Section[]): string {
  const lists = layouts.map((layout) => `{ layout: ${JSON.stringify(layout)}, routes: [] }`);
  const entries = sections.map(
    ({ list, from }, index) =>
      `{ list: lists[${list}], from: ${JSON.stringify(from)}, ` +
      `load: () => import(/* webpackChunkName: "${sectionName(index)}" */ "./${sectionName(index)}.js") }`,
  );
  return `export const lists = [${lists.join(', ')}];\nexport const sections = [\n${entries.join(',\n')}\n];\n`;
}

/**
 * Writes the tables of a site's routes for the browser: what all pages need, and sections that pages load.
 *
 * @param generated Docusaurus's folder for generated files, with its own tables
 * @returns the modules that take the place of Docusaurus's, by their names
 * @throws {Error} if Docusaurus's tables are not those of 3.10
 */
export function writeRouteFiles(generated: string): Record<string, string> {
  const tables = readRouteTables(generated);
  const { base, layouts, sections } = cutRoutes(tables);
  const folder = path.join(generated, FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  const files = {
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
import { lists } from './sections.js';
export default [
${base.routes.map(routeCode).join(',\n')}
];
`,
    'registry.js': `export default ${registryCode(base.modules)};\n`,
    'routesChunkNames.json': JSON.stringify(base.chunkNames),
    'globalData.json': JSON.stringify(base.globalData),
  };
  const own = {
    'sections.js': sectionsCode(layouts, sections),
    ...Object.fromEntries(
      sections.map((section, index) => [`${sectionName(index)}.js`, sectionCode(section)]),
    ),
  };
  for (const [name, code] of Object.entries({ ...files, ...own })) {
    fs.writeFileSync(path.join(folder, name), code);
  }
  const sectionOf = new Map(
    sections.flatMap(({ routes }, index) =>
      routes.map((route) => [route.path, sectionName(index)]),
    ),
  );
  const pages = pageChunks(tables).map(([page, chunks]) => [
    page,
    [sectionOf.get(page) ?? [], chunks].flat(),
  ]);
  fs.writeFileSync(path.join(generated, PAGES_FILE), JSON.stringify(Object.fromEntries(pages)));
  return Object.fromEntries(
    Object.keys(files).map((name) => [
      `@generated/${path.parse(name).name}$`,
      path.join(folder, name),
    ]),
  );
}

/**
 * The names of each page's chunks: its section, the layouts around it, and its own.
 *
 * @param generated Docusaurus's folder for generated files, after {@link writeRouteFiles}
 */
export const readPageChunks = (generated: string): Record<string, string[]> =>
  JSON.parse(fs.readFileSync(path.join(generated, PAGES_FILE), 'utf8')) as Record<string, string[]>;

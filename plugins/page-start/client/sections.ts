import ComponentCreator from '@docusaurus/ComponentCreator';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData';
import { type SectionData, sections } from '@generated/page-start/sections';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import { DOCS_PLUGIN, type Route, type VersionDocs, withSlash } from '../shared/routes';

type Section = (typeof sections)[number];
type RouteWithComponent = Section['list']['routes'][number];

/** Those that are still to be loaded. */
const missing = new Set(sections);

/** Where a page's route is, if there is such a page: sections stand in the order of addresses. */
function sectionOf(pathname: string): Section | undefined {
  const address = withSlash(pathname);
  return sections
    .filter(({ from, list }) => from <= address && address.startsWith(withSlash(list.layout)))
    .at(-1);
}

function addDocs({ plugin, version, docs }: VersionDocs): void {
  const { versions } = globalData[DOCS_PLUGIN]?.[plugin] as GlobalPluginData;
  const known = versions.find(({ name }) => name === version)?.docs;
  // One may be there already, as another version's page of the same id.
  known?.push(...docs.filter((doc) => !known.some(({ id }) => id === doc.id)));
}

/** A route as Docusaurus has it. Its component is made when it is asked for: a reader opens few of them. */
function routeOf({ hash = '', ...route }: Route): RouteWithComponent {
  let component: RouteWithComponent['component'] | undefined;
  return {
    ...route,
    get component() {
      return (component ??= ComponentCreator(route.path, hash));
    },
  };
}

function addSection({ list }: Section, data: SectionData): void {
  Object.assign(registry, data.registry);
  Object.assign(chunkNames, data.chunkNames);
  data.docs.forEach(addDocs);
  list.routes.push(...data.routes.map(routeOf));
}

/**
 * Sees to it that Docusaurus knows a page's route: its tables hold those of the sections that have been
 * loaded (node/routeSections.ts).
 *
 * @param pathname the page's address
 * @throws if the section cannot be had
 */
export async function loadSection(pathname: string): Promise<void> {
  const section = sectionOf(pathname);
  if (!section || !missing.has(section)) {
    return;
  }
  const { default: data } = await section.load();
  // Others may have waited for it too.
  if (missing.delete(section)) {
    addSection(section, data);
  }
}

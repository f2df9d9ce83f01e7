import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { ChunkNames, GlobalData, RouteChunkNames } from '@docusaurus/types';
import { DOCS_PLUGIN, type Route, type VersionDocs, withSlash } from '../shared/routes';
import type { RouteTables } from './routeTables';

/** How many pages a section has at most: those that stand together in the order of their addresses. */
const SECTION_SIZE = 32;

/** Some neighbouring pages of one layout, and all that a browser must know of them. */
export interface Section {
  /** The layout that they belong to: its place among {@link CutTables.layouts}. */
  list: number;
  /** The address of its first page, with a slash at the end. */
  from: string;
  routes: Route[];
  chunkNames: RouteChunkNames;
  modules: Record<string, string>;
  /** The docs among these pages and, of each, those of the same id in other versions. */
  docs: VersionDocs[];
}

/** A site's tables without its sections' share, and the sections. */
export interface CutTables {
  /** What all pages need. */
  base: Omit<RouteTables, 'routes'> & { routes: BaseRoute[] };
  /** The paths of the layouts whose pages are in sections. */
  layouts: string[];
  /** In the order of their addresses. */
  sections: Section[];
}

/** A route that all pages know. Instead of its pages it may have the number of their layout. */
export interface BaseRoute extends Route {
  routes?: BaseRoute[];
  list?: number;
}

const keyOf = ({ path, hash }: Route): string => `${path}-${hash}`;

/** All chunk names of a route. */
const namesIn = (names: ChunkNames[string]): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

const pick = <T>(from: Record<string, T>, keys: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.has(key)));

/** A layout of pages only. */
const isList = ({ routes }: Route): boolean =>
  routes !== undefined && routes.length > 0 && routes.every((route) => route.routes === undefined);

const byAddress = (a: Route, b: Route): number => (withSlash(a.path) < withSlash(b.path) ? -1 : 1);

function docsOf(globalData: GlobalData): [string, GlobalPluginData][] {
  return Object.entries(globalData[DOCS_PLUGIN] ?? {}) as [string, GlobalPluginData][];
}

/** The share of some routes in the tables of a site. */
function shareOf(routes: readonly Route[], tables: RouteTables) {
  const chunkNames = pick(tables.chunkNames, new Set(routes.map(keyOf)));
  const modules = pick(tables.modules, new Set(Object.values(chunkNames).flatMap(namesIn)));
  return { chunkNames, modules };
}

function sectionDocs(routes: readonly Route[], globalData: GlobalData): VersionDocs[] {
  const paths = new Set(routes.map(({ path }) => withSlash(path)));
  return docsOf(globalData).flatMap(([plugin, { versions }]) => {
    const own = versions.flatMap(({ docs }) =>
      docs.filter((doc) => paths.has(withSlash(doc.path))),
    );
    const ids = new Set(own.map(({ id }) => id));
    return versions
      .map(({ name, docs }) => ({
        plugin,
        version: name,
        docs: docs.filter(({ id }) => ids.has(id)),
      }))
      .filter(({ docs }) => docs.length > 0);
  });
}

/** The global data with only the first page of each version. */
function withoutDocs(globalData: GlobalData): GlobalData {
  const docs = docsOf(globalData).map(([plugin, data]): [string, GlobalPluginData] => {
    const versions = data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({ id }) => id === version.mainDocId),
    }));
    return [plugin, { ...data, versions }];
  });
  return docs.length === 0
    ? globalData
    : { ...globalData, [DOCS_PLUGIN]: Object.fromEntries(docs) };
}

/**
 * Cuts the tables of a site's pages into sections, so that a page brings what it and its neighbours need,
 * and not what all pages need.
 *
 * @param tables all of the site's
 * @param size how many pages a section has at most
 */
export function cutRoutes(tables: RouteTables, size = SECTION_SIZE): CutTables {
  const layouts: string[] = [];
  const sections: Section[] = [];
  const kept: Route[] = [];
  const cut = ({ routes, ...route }: Route): BaseRoute => {
    kept.push(route);
    if (!isList({ ...route, routes })) {
      return { ...route, ...(routes && { routes: routes.map(cut) }) };
    }
    const list = layouts.push(route.path) - 1;
    const pages = [...(routes ?? [])].sort(byAddress);
    // As many in each, so that no page brings more than it must.
    const count = Math.ceil(pages.length / Math.ceil(pages.length / size));
    for (let start = 0; start < pages.length; start += count) {
      const own = pages.slice(start, start + count);
      sections.push({
        list,
        from: withSlash(own[0]?.path ?? ''),
        routes: own,
        ...shareOf(own, tables),
        docs: sectionDocs(own, tables.globalData),
      });
    }
    return { ...route, list };
  };
  const routes = tables.routes.map(cut);
  sections.sort((a, b) => (a.from < b.from ? -1 : 1));
  const base = { routes, ...shareOf(kept, tables), globalData: withoutDocs(tables.globalData) };
  return { base, layouts, sections };
}

/**
 * The chunks of each page by its path: those of the layouts around it, outermost first, and its own.
 *
 * @param tables all of the site's, or those below a layout
 * @param around the chunks of the layouts above
 */
export function pageChunks(
  { routes, chunkNames }: Pick<RouteTables, 'routes' | 'chunkNames'>,
  around: readonly string[] = [],
): [path: string, chunks: string[]][] {
  return routes.flatMap((route) => {
    const chunks = [...around, ...namesIn(chunkNames[keyOf(route)] ?? {})];
    return route.routes
      ? pageChunks({ routes: route.routes, chunkNames }, chunks)
      : [[route.path, chunks]];
  });
}

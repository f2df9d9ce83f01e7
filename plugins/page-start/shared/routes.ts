/** A route as Docusaurus generates it, without its component: `path` and `hash` name that. */
export interface Route {
  path: string;
  /** Tells routes of one path apart; the route of unknown addresses (`*`) has none. */
  hash?: string;
  routes?: Route[];
  /** What plugins say of a route, such as `exact` and `sidebar`. */
  [attribute: string]: unknown;
}

/** Chunk names by the props of a route's component, which may be nested. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

/** What Docusaurus's docs plugin is called in the global data. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** A page as the docs plugin tells it to all components. */
interface GlobalDoc {
  id: string;
  /** With the base, as its links are written: a slash at the end may differ from the route's. */
  path: string;
}

/** What the docs plugin tells. */
export interface GlobalDocs {
  versions: { name: string; mainDocId: string; docs: GlobalDoc[] }[];
}

/** Docs of one version. */
export interface VersionDocs {
  plugin: string;
  version: string;
  docs: GlobalDoc[];
}

/** An address as sections compare them: with a slash at the end. */
export const withSlash = (address: string): string => address.replace(/\/?$/, '/');

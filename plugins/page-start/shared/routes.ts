import type { GlobalDoc } from '@docusaurus/plugin-content-docs/client';

/** A route as Docusaurus generates it, without its component: `path` and `hash` name that. */
export interface Route {
  path: string;
  /** Tells routes of one path apart; the route of unknown addresses (`*`) has none. */
  hash?: string;
  routes?: Route[];
  /** What plugins say of a route, such as `exact` and `sidebar`. */
  [attribute: string]: unknown;
}

/** What Docusaurus's docs plugin is called in the global data. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Docs of one version. A slash at the end of their addresses may differ from the route's. */
export interface VersionDocs {
  plugin: string;
  version: string;
  docs: GlobalDoc[];
}

/** An address as sections compare them: with a slash at the end. */
export const withSlash = (address: string): string => address.replace(/\/?$/, '/');

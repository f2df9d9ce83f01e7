import fs from 'node:fs';
import path from 'node:path';
import type { RouteChunkNames } from '@docusaurus/types';
import createJiti from 'jiti';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { GENERATED_DIR } from '../../shared/node/siteDir';

/** What Docusaurus keeps of its bundles (`.docusaurus/client-manifest.json`). */
interface ClientManifest {
  /** Chunk name → ids of the assets that hold it. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/** The canonical path of the page for unknown addresses. */
const NOT_FOUND_FILE = '404.html';

/** The path of the page that a head belongs to, by its canonical link. */
export function routeOfHead(meta: string): string {
  const canonical = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(meta)?.[0] ?? '';
  const href = /\bhref="([^"]*)"/.exec(canonical)?.[1];
  if (!href) {
    throw new Error('Page start: expected a canonical link in the head of every page, found none.');
  }
  const { pathname } = new URL(href);
  return pathname.replace(/\/$/, '').endsWith(NOT_FOUND_FILE) ? '*' : pathname;
}

/** A generated route, loaded with `routeKey` in place of `ComponentCreator`. */
type KeyedRoute = Omit<RouteConfig, 'component'> & { component: string };

/**
 * Loads the module of all routes that Docusaurus generates for the browser.
 *
 * @throws if an upgrade of Docusaurus has changed the module
 */
function loadRoutes(): RouteConfig[] {
  const load = createJiti(__filename, {
    interopDefault: true,
    // The routes of another language have the same file name.
    cache: false,
    alias: { '@docusaurus/ComponentCreator': path.join(__dirname, 'routeKey.ts') },
  });
  const routes: unknown = load(path.join(GENERATED_DIR, 'routes.js'));
  if (!Array.isArray(routes) || routes.some(({ component }) => typeof component !== 'string')) {
    throw new Error(
      `Page start: expected ${GENERATED_DIR}/routes.js to export a list of routes whose components come ` +
        'from ComponentCreator(path, hash). After an upgrade of Docusaurus, compare that file with ' +
        'loadRoutes() and routeKey() in plugins/page-start/node.',
    );
  }
  return routes as RouteConfig[];
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(GENERATED_DIR, file), 'utf8'));
}

const readGenerated = () => ({
  routes: loadRoutes(),
  chunkNames: readJson('routesChunkNames.json') as RouteChunkNames,
  manifest: readJson('client-manifest.json') as ClientManifest,
});

/** Returns the names of chunks in an entry of `routesChunkNames.json`, which may be nested. */
function listNames(chunks: unknown): string[] {
  if (typeof chunks === 'string') {
    return [chunks];
  }
  return Object.values(chunks ?? {}).flatMap(listNames);
}

let generated: ReturnType<typeof readGenerated> | undefined;

/**
 * Returns everything that React needs on one page, in the order of evaluation. Docusaurus looks up a page's
 * chunks by module names, which the manifest of its Rspack build lacks, so the page's own chunks would wait
 * until the main script has been evaluated.
 *
 * @param it the base and the entry scripts
 * @param meta the page's head tags
 * @returns addresses from the root of the host
 */
export function pageScripts(it: { baseUrl: string; scripts: string[] }, meta: string): string[] {
  generated ??= readGenerated();
  const { routes, chunkNames, manifest } = generated;
  const own = matchRoutes(routes, routeOfHead(meta))
    .map(({ route }) => route as unknown as KeyedRoute)
    .flatMap(({ component }) => listNames(chunkNames[component]))
    .flatMap((name) => manifest.origins[name] ?? [])
    .flatMap((asset) => manifest.assets[asset]?.js ?? [])
    .map(({ file }) => file);
  return [...new Set([...it.scripts, ...own])].map((file) => it.baseUrl + file);
}

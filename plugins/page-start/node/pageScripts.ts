import fs from 'node:fs';
import path from 'node:path';
import type { RouteChunkNames } from '@docusaurus/types';
import createJiti from 'jiti';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { findScriptFiles, readClientManifest } from '../shared/node/clientManifest';
import { GENERATED_DIR } from '../../shared/node/siteDir';

/** The file name in the canonical URL of the page for unknown URLs. */
const NOT_FOUND_FILE = '404.html';

/** Returns the path of a page according to the canonical link in its head tags. */
function findRoute(meta: string): string {
  const canonical = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(meta)?.[0] ?? '';
  const href = /\bhref="([^"]*)"/.exec(canonical)?.[1];
  if (!href) {
    throw new Error('Page start: expected a canonical link in the head of every page, found none.');
  }
  const { pathname } = new URL(href);
  return pathname.replace(/\/$/, '').endsWith(NOT_FOUND_FILE) ? '*' : pathname;
}

/** A generated route whose component is the key that `routeKey` returns. */
type KeyedRoute = Omit<RouteConfig, 'component'> & { component: string };

/**
 * Loads the module with all routes that Docusaurus generates for the browser.
 *
 * @throws if an upgrade of Docusaurus has changed the module
 */
function loadRoutes(): RouteConfig[] {
  const load = createJiti(__filename, {
    interopDefault: true,
    // The routes of each language have the same file name.
    cache: false,
    alias: { '@docusaurus/ComponentCreator': path.join(__dirname, 'routeKey.ts') },
  });
  const routes: unknown = load(path.join(GENERATED_DIR, 'routes.js'));
  if (!Array.isArray(routes) || routes.some(({ component }) => typeof component !== 'string')) {
    throw new Error(
      `Page start: expected ${GENERATED_DIR}/routes.js to export a list of routes with components created ` +
        'by ComponentCreator(path, hash), found something else. After an upgrade of Docusaurus, compare that file with ' +
        'loadRoutes() and routeKey() in plugins/page-start/node.',
    );
  }
  return routes as RouteConfig[];
}

function readChunkNames(): RouteChunkNames {
  const file = path.join(GENERATED_DIR, 'routesChunkNames.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as RouteChunkNames;
}

const readGeneratedFiles = () => ({
  routes: loadRoutes(),
  chunkNames: readChunkNames(),
  manifest: readClientManifest(),
});

/** Returns the chunk names in an entry of `routesChunkNames.json`, which may be nested. */
function listChunkNames(chunks: unknown): string[] {
  return typeof chunks === 'string'
    ? [chunks]
    : Object.values(chunks ?? {}).flatMap(listChunkNames);
}

let generated: ReturnType<typeof readGeneratedFiles> | undefined;

/** Returns the name of the entry with an island's data. */
export const getDataEntry = (island: string): string => `${island}Data`;

/** The site's base URL, and the path of the script with React below it. */
interface ScriptSite {
  baseUrl: string;
  reactScript: string;
}

/**
 * Returns the scripts of an island, in execution order.
 *
 * @param name - the island's name
 * @returns root-relative URLs
 */
export function getIslandScripts({ baseUrl, reactScript }: ScriptSite, name: string): string[] {
  generated ??= readGeneratedFiles();
  const { manifest } = generated;
  const data = findScriptFiles(manifest, getDataEntry(name));
  const files = [...data, reactScript, ...findScriptFiles(manifest, name)];
  return [...new Set(files)].map((file) => baseUrl + file);
}

/**
 * Returns all scripts that React needs on a page, in execution order. Docusaurus looks up a page's chunks by module
 * names, but the manifest of its Rspack build lacks them, so these chunks would load only after the main script has
 * run.
 *
 * @param scripts - the scripts of all entries
 * @param meta - the page's head tags
 * @param islands - the names of the islands
 * @returns root-relative URLs
 */
export function getPageScripts(
  { baseUrl, reactScript }: ScriptSite,
  scripts: readonly string[],
  meta: string,
  islands: readonly string[],
): string[] {
  generated ??= readGeneratedFiles();
  const { routes, chunkNames, manifest } = generated;
  // The islands and the app share the bundler's runtime.
  const shared = findScriptFiles(manifest, 'router');
  const excluded = islands
    .flatMap((name) => [getDataEntry(name), name])
    .flatMap((name) => findScriptFiles(manifest, name))
    .filter((file) => !shared.includes(file));
  const pageChunks = matchRoutes(routes, findRoute(meta))
    .map(({ route }) => route as unknown as KeyedRoute)
    .flatMap(({ component }) => listChunkNames(chunkNames[component]))
    .flatMap((name) => findScriptFiles(manifest, name));
  const entries = scripts.filter((file) => !excluded.includes(file));
  return [...new Set([reactScript, ...entries, ...pageChunks])].map((file) => baseUrl + file);
}

/** Matches the names of chunks that a page's buttons need (`data-scripts`). */
const NEEDED_CHUNKS = /\sdata-scripts="(\w+)"/g;

/**
 * Returns the scripts of the chunks that a page's buttons need, by chunk name.
 *
 * @param baseUrl - the site's base URL
 * @param html - the page's HTML
 * @throws if a button names a chunk that doesn't exist
 */
export function getButtonScripts(baseUrl: string, html: string): Map<string, string[]> {
  generated ??= readGeneratedFiles();
  const { manifest } = generated;
  const names = new Set(Array.from(html.matchAll(NEEDED_CHUNKS), ([, name = '']) => name));
  return new Map(
    [...names].map((name) => {
      const files = findScriptFiles(manifest, name);
      if (files.length === 0) {
        throw new Error(
          `Page start: expected data-scripts="${name}" to be the webpackChunkName of an import(), found no such chunk.`,
        );
      }
      return [name, files.map((file) => baseUrl + file)];
    }),
  );
}

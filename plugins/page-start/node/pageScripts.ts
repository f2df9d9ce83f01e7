import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR } from '../../shared/node/siteDir';
import type { ChunkNames } from '../shared/routes';
import { readSectionNames } from './routeFiles';
import { namesIn } from './routeSections';

/** What Docusaurus keeps of its bundles (`.docusaurus/client-manifest.json`). */
interface ClientManifest {
  /** Chunk name → ids of the assets that hold it. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/** The chunks of routes by path, in the order of the routes: layouts are looked through for each page, pages are not. */
interface RouteTable {
  layouts: [path: string, chunks: string[]][];
  pages: Map<string, string[]>;
}

/** Where a site's chunks are named. */
export interface SiteChunks {
  routes: RouteTable;
  /** The section that has a page, by the page's path. */
  sections: Record<string, string>;
  manifest: ClientManifest;
}

/** Docusaurus tells routes of one path apart by a hash behind it. */
function pathOf(routeKey: string): string {
  return routeKey.replace(/-[^-]+$/, '');
}

/** @param routes by path and hash of a route (`.docusaurus/routesChunkNames.json`) */
export function routeTable(routes: Record<string, ChunkNames>): RouteTable {
  const table: RouteTable = { layouts: [], pages: new Map() };
  for (const [key, names] of Object.entries(routes)) {
    // A layout route is a prefix of the page's and no page itself: pages have a content or, like the
    // front page, whose path is a prefix of all, a configuration.
    if ('content' in names || 'config' in names) {
      const before = table.pages.get(pathOf(key)) ?? [];
      table.pages.set(pathOf(key), [...before, ...namesIn(names)]);
    } else {
      table.layouts.push([pathOf(key), namesIn(names)]);
    }
  }
  return table;
}

/**
 * The scripts of a page's own chunks: its section, its content and the layouts around it. Without them
 * named here they would wait until the main script has been evaluated.
 *
 * @param route the page's path, with base and slash
 * @param site the chunks of all pages
 * @returns files without the base
 */
export function chunkFiles(route: string, { routes, sections, manifest }: SiteChunks): string[] {
  const around = routes.layouts.filter(([candidate]) => route.startsWith(candidate));
  const chunks = [...around.flatMap(([, names]) => names), ...(routes.pages.get(route) ?? [])];
  const files = [sections[route] ?? [], chunks]
    .flat()
    .flatMap((name) => manifest.origins[name] ?? [])
    .flatMap((asset) => manifest.assets[asset]?.js ?? [])
    .map(({ file }) => file);
  return [...new Set(files)];
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

function readGenerated(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(GENERATED_DIR, file), 'utf8'));
}

let generated: SiteChunks | undefined;

/**
 * Everything that React needs on one page, in the order of evaluation.
 *
 * @param it the base and the entry scripts
 * @param meta the page's head tags
 * @returns addresses from the root of the host
 */
export function pageScripts(it: { baseUrl: string; scripts: string[] }, meta: string): string[] {
  generated ??= {
    routes: routeTable(readGenerated('routesChunkNames.json') as Record<string, ChunkNames>),
    sections: readSectionNames(GENERATED_DIR),
    manifest: readGenerated('client-manifest.json') as ClientManifest,
  };
  const chunks = chunkFiles(routeOfHead(meta), generated);
  return [...new Set([...it.scripts, ...chunks])].map((file) => it.baseUrl + file);
}

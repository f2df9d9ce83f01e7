import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR } from '../../shared/node/siteDir';
import { readPageChunks } from './routeFiles';

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

/** The chunks of all pages, and the files of all chunks. */
const readGenerated = () => ({
  pages: readPageChunks(GENERATED_DIR),
  manifest: JSON.parse(
    fs.readFileSync(path.join(GENERATED_DIR, 'client-manifest.json'), 'utf8'),
  ) as ClientManifest,
});

let generated: ReturnType<typeof readGenerated> | undefined;

/**
 * Everything that React needs on one page, in the order of evaluation. The page's own chunks would wait
 * until the main script has been evaluated, if they were not named here.
 *
 * @param it the base and the entry scripts
 * @param meta the page's head tags
 * @returns addresses from the root of the host
 */
export function pageScripts(it: { baseUrl: string; scripts: string[] }, meta: string): string[] {
  generated ??= readGenerated();
  const { pages, manifest } = generated;
  const own = (pages[routeOfHead(meta)] ?? [])
    .flatMap((name) => manifest.origins[name] ?? [])
    .flatMap((asset) => manifest.assets[asset]?.js ?? [])
    .map(({ file }) => file);
  return [...new Set([...it.scripts, ...own])].map((file) => it.baseUrl + file);
}

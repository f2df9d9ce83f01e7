// cspell:ignore dont
import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR } from '../../shared/node/siteDir';
import type { Options } from '../options';

const OFFLINE = path.resolve(__dirname, '../offline');

/**
 * Matches the files that a first visit stores after its page has loaded: the app shell, the search index, the house
 * ads and the offline page. The paths are relative to the base URL. Chunks with numbers for names belong to single
 * pages (plugins/page-start), and are cached together with these pages. The first screen's stylesheet is inlined in
 * every page.
 */
const PRECACHED =
  /^(?:offline\.html|img\/(?:favicon|house\/)|companion\/|search-index\/|assets\/(?:css\/styles\.|fonts\/|js\/(?!\d+\.)))/;

/** Matches files whose names contain a hash, and which therefore need no revision in the precache list. */
const HASHED = /^(?:assets|companion|search-index)\//;

/** Docusaurus's manifest of its chunks (`.docusaurus/client-manifest.json`). */
export interface ClientManifest {
  /** The ids of the chunks that an import needs, by the import's `webpackChunkName`. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/**
 * Filters the files to precache.
 *
 * @param manifest - resolves the numbers of the shell's chunks that load on demand; the names of their imports start
 * with `shell-`
 */
export function filterPrecached<Entry extends { url: string }>(
  files: Entry[],
  { origins, assets }: ClientManifest,
): Entry[] {
  const shell = Object.entries(origins)
    .filter(([name]) => name.startsWith('shell-'))
    .flatMap(([, ids]) => ids.flatMap((id) => assets[id]?.js ?? []))
    .map(({ file }) => file);
  return files.filter(({ url }) => PRECACHED.test(url) || shell.includes(url));
}

function readManifest(): ClientManifest {
  const file = path.join(GENERATED_DIR, 'client-manifest.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as ClientManifest;
}

/**
 * Returns the options of `@docusaurus/plugin-pwa`. Without an official host, the plugin builds a worker that
 * unregisters itself. The plugin's client module is off, because the companion registers the worker, and only on the
 * official host.
 */
export function createServiceWorkerOptions({ serviceWorker }: Options) {
  const isOn = serviceWorker?.officialHost !== undefined;
  return {
    swRegister: false,
    swCustom: path.join(OFFLINE, isOn ? 'worker.mjs' : 'off.mjs'),
    injectManifestConfig: isOn
      ? {
          dontCacheBustURLsMatching: HASHED,
          manifestTransforms: [
            (files: { url: string; size: number }[]) => ({
              manifest: filterPrecached(files, readManifest()),
            }),
          ],
        }
      : { globIgnores: ['**'] },
  };
}

// cspell:ignore dont
import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR } from '../../shared/node/siteDir';
import type { Options } from '../options';

/**
 * Matches the files to precache after the first page has loaded: the app shell, the search index, the house ads, and
 * the offline page. The paths are relative to the base URL. Chunks whose names are numbers belong to individual pages
 * (plugins/page-start), and are cached together with those pages. The first screen's stylesheet is inlined in every
 * page.
 */
const PRECACHED_FILE =
  /^(?:offline\.html|img\/(?:favicon|house\/)|companion\/|search-index\/|assets\/(?:css\/styles\.|fonts\/|react\.|js\/(?!\d+\.)))/;

/** Matches files whose names contain a hash, so that they need no revision in the precache list. */
const HASHED_FILE = /^(?:assets|companion|search-index)\//;

/** Docusaurus's manifest of its chunks (`.docusaurus/client-manifest.json`). */
export interface ClientManifest {
  /** The chunk ids that an import needs, by its `webpackChunkName`. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/**
 * Returns the files to precache.
 *
 * @param manifest - contains the numbers of the shell's on-demand chunks, whose names start with `shell-`
 */
export function filterPrecached<Entry extends { url: string }>(
  files: Entry[],
  { origins, assets }: ClientManifest,
): Entry[] {
  const shell = Object.entries(origins)
    .filter(([name]) => name.startsWith('shell-'))
    .flatMap(([, ids]) => ids.flatMap((id) => assets[id]?.js ?? []))
    .map(({ file }) => file);
  return files.filter(({ url }) => PRECACHED_FILE.test(url) || shell.includes(url));
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
    swCustom: path.join(__dirname, isOn ? 'worker.mjs' : 'off.mjs'),
    injectManifestConfig: isOn
      ? {
          dontCacheBustURLsMatching: HASHED_FILE,
          manifestTransforms: [
            (files: { url: string; size: number }[]) => ({
              manifest: filterPrecached(files, readManifest()),
            }),
          ],
        }
      : { globIgnores: ['**'] },
  };
}

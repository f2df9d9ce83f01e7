// cspell:ignore dont
import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR } from '../../shared/node/siteDir';
import type { Options } from '../options';

const OFFLINE = path.resolve(__dirname, '../offline');

/**
 * What a first visit downloads after its page has loaded, by paths below the base: the app shell, the
 * search index, the house ads and the offline page. Chunks of single pages have numbers for names
 * (plugins/page-start); they are cached with their pages. The first screen's stylesheet is inline in every page.
 */
const PRECACHED =
  /^(?:offline\.html|img\/(?:favicon|house\/)|companion\/|search-index\/|assets\/(?:css\/styles\.|fonts\/|js\/(?!\d+\.)))/;

/** What Docusaurus writes about its chunks (`.docusaurus/client-manifest.json`). */
export interface ClientManifest {
  /** The name of a chunk, as its import gives it (`webpackChunkName`) → ids of all that it consists of. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/** What has a hash in its name needs no other sign of a change. */
const HASHED = /^(?:assets|companion|search-index)\//;

/**
 * Leaves what is to be precached of the list of all files.
 *
 * @param manifest says which numbers the chunks have that belong to the shell and are loaded on demand; their
 *   imports name them `shell-…`
 */
export function precached<Entry extends { url: string }>(
  files: Entry[],
  { origins, assets }: ClientManifest,
): Entry[] {
  const shell = Object.entries(origins)
    .filter(([name]) => name.startsWith('shell-'))
    .flatMap(([, ids]) => ids.flatMap((id) => assets[id]?.js ?? []))
    .map(({ file }) => file);
  return files.filter(({ url }) => PRECACHED.test(url) || shell.includes(url));
}

const readManifest = () =>
  JSON.parse(
    fs.readFileSync(path.join(GENERATED_DIR, 'client-manifest.json'), 'utf8'),
  ) as ClientManifest;

/**
 * The options with which `@docusaurus/plugin-pwa` builds the service worker: one for reading offline, or one that
 * removes itself, where no host is official.
 *
 * The plugin's own client module stays out of the pages, because the companion registers the worker, and
 * on the official host only.
 */
export function serviceWorkerOptions({ serviceWorker }: Options) {
  if (serviceWorker?.officialHost === undefined) {
    return {
      swRegister: false,
      swCustom: path.join(OFFLINE, 'off.mjs'),
      injectManifestConfig: { globIgnores: ['**'] },
    };
  }
  return {
    swRegister: false,
    swCustom: path.join(OFFLINE, 'worker.mjs'),
    injectManifestConfig: {
      dontCacheBustURLsMatching: HASHED,
      manifestTransforms: [
        (files: { url: string; size: number }[]) => ({
          manifest: precached(files, readManifest()),
        }),
      ],
    },
  };
}

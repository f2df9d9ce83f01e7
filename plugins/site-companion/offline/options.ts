// cspell:ignore dont
import path from 'node:path';
import {
  type ClientManifest,
  findScriptFiles,
  readClientManifest,
} from '../../page-start/shared/node/clientManifest';
import type { Options } from '../options';

/**
 * Matches the files to precache after the first page has loaded: the app shell, the indexes of the search, the house
 * ads, and the offline page. The paths are relative to the base URL. Chunks whose names are numbers belong to
 * individual pages (plugins/page-start), and are cached together with those pages. The first screen's stylesheet is
 * inlined in every page.
 */
const PRECACHED_FILE =
  /^(?:offline\.html|img\/(?:favicon|house\/)|companion\/(?!network|web-vitals)|search-index\/|assets\/(?:css\/(?:mui|styles)\.|fonts\/|react\.|js\/(?!\d+\.)))/;

/** Matches files whose names contain a hash, so that they need no revision in the precache list. */
const HASHED_FILE = /^(?:assets|companion)\//;

/**
 * Returns the files to precache.
 *
 * @param manifest - contains the numbers of the shell's on-demand chunks, whose names start with `shell-`
 */
export function filterPrecached<Entry extends { url: string }>(
  files: Entry[],
  manifest: ClientManifest,
): Entry[] {
  const shell = Object.keys(manifest.origins)
    .filter((name) => name.startsWith('shell-'))
    .flatMap((name) => findScriptFiles(manifest, name));
  return files.filter(({ url }) => PRECACHED_FILE.test(url) || shell.includes(url));
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
              manifest: filterPrecached(files, readClientManifest()),
            }),
          ],
        }
      : { globIgnores: ['**'] },
  };
}

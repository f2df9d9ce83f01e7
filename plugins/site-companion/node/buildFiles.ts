import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../shared/node/files';
import { HASH_BYTES, isKept, isShell, type Release } from '../offline/release';

/** As `hashOf` in offline/store.ts, which compares with it. */
function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest().subarray(0, HASH_BYTES).toString('base64');
}

/** What hosts send in the place of a file, if somebody has put it beside it by now. */
const PACKED = /\.(?:br|gz)$/;

/**
 * Lists a finished build, as far as the service worker may keep it, with hashes of the contents.
 *
 * @param outDir the folder of the build
 * @param otherLanguages folders in it that are builds, and have workers, of their own
 */
export async function readRelease(
  outDir: string,
  otherLanguages: readonly string[],
): Promise<Release> {
  const paths = filesBelow(outDir).filter(
    (file) => !PACKED.test(file) && !otherLanguages.includes(file.split('/')[0] ?? ''),
  );
  const files: Record<string, string> = {};
  for (const file of paths) {
    const address = file.replace(/(^|\/)index\.html$/, '$1');
    if (isKept(address)) {
      files[address] = hashOf(await fs.readFile(path.join(outDir, file)));
    }
  }
  const shell = Object.keys(files).filter(isShell);
  return { id: hashOf(JSON.stringify(files)), files, shell };
}

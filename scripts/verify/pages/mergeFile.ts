import fs from 'node:fs/promises';
import path from 'node:path';

/** `package.json`, as far as pages change it. */
interface Manifest {
  scripts?: Record<string, string>;
}

/** Pages show it in parts, and npm adds the packages. */
function mergeManifests(old: string, shown: string): string {
  const before = JSON.parse(old || '{}') as Manifest;
  const added = JSON.parse(shown) as Manifest;
  const scripts = { ...before.scripts, ...added.scripts };
  return `${JSON.stringify({ ...before, ...added, scripts }, null, 2)}\n`;
}

/** How a page goes on with a file that is there; every other file it shows as a whole. */
const MERGES: Readonly<Record<string, (old: string, shown: string) => string>> = {
  'package.json': mergeManifests,
  '.env': (old, shown) => old + shown,
};

/**
 * What is in a file after a reader has done what a page shows of it.
 *
 * @param file may not be there yet
 */
export async function mergeFile(file: string, shown: string): Promise<string> {
  const merge = MERGES[path.basename(file)];
  return merge ? merge(await fs.readFile(file, 'utf8').catch(() => ''), shown) : shown;
}

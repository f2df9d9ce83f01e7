import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { READERS_COMPILER_OPTIONS } from './compilerOptions';
import { listFiles, writeFile } from './files';

/** The usual cache folder of tools, which `docusaurus clear` empties. */
const CACHE_FOLDER = 'node_modules/.cache';

/** The length of the hash in a file name. */
const HASH_LENGTH = 24;

/** Everything that a result of the compiler depends on, besides its options. */
interface CacheEntry {
  /** The site's folder, with its installed packages. */
  siteDir: string;
  /** The kind of result, which is the name of a folder. */
  kind: string;
  /** The input of the computation. */
  key: string;
  /** The file or folder with the code that computes the result. */
  codePath: string;
}

/** Reads a file, or all files below a folder. */
function readBelow(place: string): string {
  const files = fs.statSync(place).isDirectory()
    ? listFiles(place).map((file) => path.join(place, file))
    : [place];
  return files.map((file) => fs.readFileSync(file, 'utf8')).join('');
}

/** Reads the lockfile, which identifies the installed packages. A site may have none. */
function readLockfile(siteDir: string): string {
  const lockfile = path.join(siteDir, 'package-lock.json');
  return fs.existsSync(lockfile) ? fs.readFileSync(lockfile, 'utf8') : '';
}

/** Returns the cached result of a compilation that takes seconds, or computes and caches it. */
export async function withCompilerCache<Result>(
  { siteDir, kind, key, codePath }: CacheEntry,
  compute: () => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256')
    .update(readLockfile(siteDir))
    .update(JSON.stringify(READERS_COMPILER_OPTIONS))
    .update(readBelow(codePath))
    .update(key)
    .digest('hex');
  const file = path.join(siteDir, CACHE_FOLDER, kind, `${hash.slice(0, HASH_LENGTH)}.json`);
  if (fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
  }
  const result = await compute();
  // The file is renamed when it is complete, because a build may be stopped, or run beside another one.
  const draft = `${file}.${process.pid}`;
  writeFile(draft, JSON.stringify(result));
  fs.renameSync(draft, file);
  return result;
}

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { READERS_COMPILER_OPTIONS } from './compilerOptions';
import { listFiles, writeFile } from '../../shared/node/files';

/** `docusaurus clear` deletes this folder. */
const CACHE_FOLDER = 'node_modules/.cache';

/** Shortened hashes keep file names readable, and still don't collide. */
const HASH_LENGTH = 24;

/** Identifies a cached result by everything that it depends on, apart from the compiler options. */
interface CacheEntry {
  /** The site's folder, whose lockfile identifies the installed packages. */
  siteDir: string;
  /** The name of the cache's folder. */
  kind: string;
  key: string;
  /** The file or folder with the code that computes the result. A change invalidates the cache. */
  codePath: string;
}

/** Reads a file, or concatenates all files below a folder. */
function readContents(target: string): string {
  const files = fs.statSync(target).isDirectory()
    ? listFiles(target).map((file) => path.join(target, file))
    : [target];
  return files.map((file) => fs.readFileSync(file, 'utf8')).join('');
}

/** Reads the lockfile, which identifies the installed packages. Test sites have none. */
function readLockfile(siteDir: string): string {
  const lockfile = path.join(siteDir, 'package-lock.json');
  return fs.existsSync(lockfile) ? fs.readFileSync(lockfile, 'utf8') : '';
}

/** Returns the cached result of a compilation, which can take seconds, or computes and caches it. */
export async function withCompilerCache<Result>(
  { siteDir, kind, key, codePath }: CacheEntry,
  compute: () => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256')
    .update(readLockfile(siteDir))
    .update(JSON.stringify(READERS_COMPILER_OPTIONS))
    .update(readContents(codePath))
    .update(key)
    .digest('hex');
  const file = path.join(siteDir, CACHE_FOLDER, kind, `${hash.slice(0, HASH_LENGTH)}.json`);
  if (fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
  }
  const result = await compute();
  // The file is written under a temporary name, because builds can be interrupted or run concurrently.
  const draft = `${file}.${process.pid}`;
  writeFile(draft, JSON.stringify(result));
  fs.renameSync(draft, file);
  return result;
}

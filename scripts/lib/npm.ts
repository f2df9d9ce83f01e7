import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const IS_WINDOWS = process.platform === 'win32';
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/**
 * Flags that prefer npm's cache and limit the wait for a retry, so that npm fails within a minute without a network.
 */
const CACHE_FLAGS = ['--prefer-offline', '--fetch-retry-maxtimeout=10000'];

export interface PinnedPackage {
  name: string;
  version: string;
  /** The hash, as in a lockfile: `sha512-…`. */
  integrity: string;
}

/** The error that is thrown if the integrity of a package differs from the pinned value. */
export class IntegrityError extends Error {}

/**
 * Runs npm with the user's settings, such as the registry and the proxy, and returns its output.
 *
 * @throws if npm fails; the message contains its output
 */
export async function runNpm(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await run(IS_WINDOWS ? 'npm.cmd' : 'npm', [...args, '--loglevel=error'], {
    cwd,
    maxBuffer: MAX_OUTPUT_BYTES,
    // Node.js can't run .cmd files without a shell.
    shell: IS_WINDOWS,
  });
  return stdout;
}

/**
 * Downloads a package and unpacks it, without its dependencies.
 *
 * @param dir - the folder for the files, which is created if it doesn't exist
 * @throws IntegrityError if the package isn't the pinned one
 * @throws if npm can't download the package
 */
export async function unpackPackage(
  { name, version, integrity }: PinnedPackage,
  dir: string,
): Promise<void> {
  await fs.mkdir(dir, { recursive: true });
  const pack = ['pack', `${name}@${version}`, '--json', ...CACHE_FLAGS];
  const [packed] = JSON.parse(await runNpm(pack, dir)) as { filename: string; integrity: string }[];
  if (packed?.integrity !== integrity) {
    throw new IntegrityError(
      `Expected ${name}@${version} to have the integrity ${integrity}, found ${packed?.integrity ?? 'none'}.`,
    );
  }
  const archive = path.basename(packed.filename);
  await run('tar', ['-xzf', archive, '--strip-components=1'], { cwd: dir });
  await fs.rm(path.join(dir, archive));
}

import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const IS_WINDOWS = process.platform === 'win32';
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** What was fetched before is taken as it is; without a network, npm gives up within a minute. */
const SOON = ['--prefer-offline', '--fetch-retry-maxtimeout=10000'];

/** A package as it must be. */
export interface PinnedPackage {
  name: string;
  version: string;
  /** What a lockfile says of it: `sha512-…`. */
  integrity: string;
}

/** The registry has another package than the one that was pinned. */
export class WrongPackage extends Error {}

/**
 * Runs npm, with the settings that its user gave it: registry, proxy, cache.
 *
 * @returns what it prints
 * @throws {Error} if it fails, with what it says
 */
export async function runNpm(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await run(IS_WINDOWS ? 'npm.cmd' : 'npm', [...args, '--loglevel=error'], {
    cwd,
    maxBuffer: MAX_OUTPUT_BYTES,
    // Node starts no .cmd without a shell.
    shell: IS_WINDOWS,
  });
  return stdout;
}

/**
 * Unpacks a package, without what it depends on.
 *
 * @param dir gets the files of the package; it is made if it is not there
 * @param npm faked in tests
 * @throws {WrongPackage} if the registry has another one
 * @throws {Error} if npm cannot get it
 */
export async function unpackPackage(
  { name, version, integrity }: PinnedPackage,
  dir: string,
  npm = runNpm,
): Promise<void> {
  await fs.mkdir(dir, { recursive: true });
  const pack = ['pack', `${name}@${version}`, '--json', ...SOON];
  const [packed] = JSON.parse(await npm(pack, dir)) as { filename: string; integrity: string }[];
  if (packed?.integrity !== integrity) {
    throw new WrongPackage(
      `Expected ${name}@${version} to be ${integrity}, found ${packed?.integrity ?? 'nothing'}.`,
    );
  }
  const archive = path.basename(packed.filename);
  await run('tar', ['-xzf', archive, '--strip-components=1'], { cwd: dir });
  await fs.rm(path.join(dir, archive));
}

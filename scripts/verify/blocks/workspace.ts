import fs from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../lib/hashOf';
import { keepFolder } from '../../lib/keepFolder';
import { type PinnedPackage, runNpm, unpackPackage } from '../../lib/npm';
import { ROOT } from '../lib/readPages';

/** What the blocks are checked against, with exact versions. */
const MANIFESTS = path.join(__dirname, 'workspace');
const FILES = ['package.json', 'package-lock.json', 'types-only.json'];

/** Ignored by git; a folder for each state of the manifests. */
const CACHE = path.join(ROOT, '.cache/verify-blocks');

const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts'];

async function install(dir: string): Promise<void> {
  await fs.mkdir(dir, { recursive: true });
  await Promise.all(
    FILES.map((name) => fs.copyFile(path.join(MANIFESTS, name), path.join(dir, name))),
  );
  // Types need neither the compilers and picture libraries for this machine nor anyone's scripts.
  await runNpm(['ci', '--omit=optional', ...QUIET], dir);
  // Packages of which the types are wanted, without the hundreds that they need to run.
  const types = await fs.readFile(path.join(dir, 'types-only.json'), 'utf8');
  for (const wanted of JSON.parse(types) as PinnedPackage[]) {
    await unpackPackage(wanted, path.join(dir, 'node_modules', wanted.name));
  }
  // A second package of the same name would puzzle the tools that look through the project.
  await Promise.all(FILES.map((name) => fs.rm(path.join(dir, name))));
}

/**
 * The folder that the blocks are compiled in, with everything that they import. It is installed when
 * it is not there, or when what is to be installed has changed.
 */
export async function prepareWorkspace(): Promise<string> {
  const texts = FILES.map((name) => fs.readFile(path.join(MANIFESTS, name), 'utf8'));
  const dir = path.join(CACHE, hashOf((await Promise.all(texts)).join('')));
  return keepFolder(dir, async (unfinished) => {
    console.log(
      `Installing what the blocks are checked against into ${path.relative(ROOT, dir)} …`,
    );
    await install(unfinished);
  });
}

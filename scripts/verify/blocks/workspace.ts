import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** What the blocks are checked against, with exact versions. */
const MANIFESTS = 'tests/content/workspace';
const FILES = ['package.json', 'package-lock.json', 'types-only.json'];

/** Ignored by git; a folder for each state of the manifests. */
const CACHE = '.cache/verify-blocks';

const run = promisify(execFile);
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/** A package of which the types are wanted, without the hundreds of packages that it needs to run. */
interface TypesOnly {
  name: string;
  version: string;
  integrity: string;
}

async function installTypes({ name, version, integrity }: TypesOnly, dir: string): Promise<void> {
  const { stdout } = await run(NPM, ['pack', `${name}@${version}`, '--json', '--loglevel=error'], {
    cwd: dir,
    maxBuffer: 16 * 1024 * 1024,
  });
  const [packed] = JSON.parse(stdout) as { filename: string; integrity: string }[];
  if (packed?.integrity !== integrity) {
    throw new Error(`${name}@${version} is ${packed?.integrity}, but expected ${integrity}.`);
  }
  const target = path.join(dir, 'node_modules', name);
  await fs.mkdir(target, { recursive: true });
  const archive = path.join(dir, path.basename(packed.filename));
  await run('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  await fs.rm(archive);
}

async function install(from: string, dir: string): Promise<void> {
  await fs.mkdir(dir, { recursive: true });
  await Promise.all(FILES.map((name) => fs.copyFile(path.join(from, name), path.join(dir, name))));
  // Types need neither the compilers and picture libraries for this machine nor anyone's scripts.
  await run(NPM, ['ci', '--omit=optional', ...QUIET], { cwd: dir });
  const types = await fs.readFile(path.join(dir, 'types-only.json'), 'utf8');
  for (const wanted of JSON.parse(types) as TypesOnly[]) {
    await installTypes(wanted, dir);
  }
  // A second package of the same name would puzzle the tools that look through the project.
  await Promise.all(FILES.map((name) => fs.rm(path.join(dir, name))));
}

/**
 * The folder that the blocks are compiled in, with everything that they import. It is installed when
 * it is not there, or when what is to be installed has changed.
 *
 * @param say told before an installation, which takes a while
 */
export async function prepareWorkspace(
  siteDir: string,
  say: (line: string) => void,
): Promise<string> {
  const from = path.join(siteDir, MANIFESTS);
  const hash = createHash('sha256');
  for (const name of FILES) {
    hash.update(await fs.readFile(path.join(from, name)));
  }
  const cache = path.join(siteDir, CACHE);
  const dir = path.join(cache, hash.digest('hex').slice(0, 12));
  const isThere = await fs.stat(dir).then(
    () => true,
    () => false,
  );
  if (isThere) {
    return dir;
  }
  say(`Installing what the blocks are checked against into ${path.relative(siteDir, dir)} …`);
  const building = `${dir}.${process.pid}`;
  try {
    await install(from, building);
    // Whoever comes first has installed it; it is the same.
    await fs.rename(building, dir).catch(() => undefined);
    const others = (await fs.readdir(cache)).filter(
      (name) => name !== path.basename(dir) && !name.includes('.'),
    );
    await Promise.all(
      others.map((name) => fs.rm(path.join(cache, name), { recursive: true, force: true })),
    );
  } finally {
    await fs.rm(building, { recursive: true, force: true });
  }
  return dir;
}

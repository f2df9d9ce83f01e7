import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Makes a folder one in which Studio has been installed, as the guides take for granted.
 *
 * @param packages has Studio, installed
 */
export async function seedStudioApp(folder: string, packages: string): Promise<void> {
  const from = path.join(packages, 'node_modules');
  const to = path.join(folder, 'node_modules');
  // Links to the same files are made in a second. Where there are none, the files are copied.
  await run('cp', ['-al', from, to]).catch(async () => {
    await fs.rm(to, { recursive: true, force: true });
    await fs.cp(from, to, { recursive: true, verbatimSymlinks: true });
  });
  // npm writes into its own list, which must not be that of all apps.
  await fs.rm(path.join(to, '.package-lock.json'), { force: true });
  for (const name of ['package.json', 'package-lock.json']) {
    await fs.copyFile(path.join(packages, name), path.join(folder, name));
  }
  await fs.mkdir(path.join(folder, 'toolpad/resources'), { recursive: true });
}

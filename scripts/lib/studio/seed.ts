import fs from 'node:fs/promises';
import path from 'node:path';
import { linkFolder } from '../linkFolder';

/**
 * Makes a folder one in which Studio has been installed, as the guides take for granted. What is written
 * there leaves the kept packages as they are.
 *
 * @param packages has Studio, installed
 */
export async function seedStudioApp(folder: string, packages: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  linkFolder(path.join(packages, 'node_modules'), modules);
  // npm writes into its own list, which must not be that of all apps.
  await fs.rm(path.join(modules, '.package-lock.json'), { force: true });
  for (const name of ['package.json', 'package-lock.json']) {
    await fs.copyFile(path.join(packages, name), path.join(folder, name));
  }
  await fs.mkdir(path.join(folder, 'toolpad/resources'), { recursive: true });
}

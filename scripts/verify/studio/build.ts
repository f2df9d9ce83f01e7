import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../../../plugins/shared/messageOf';
import { writeFile } from '../../../plugins/shared/node/files';

const run = promisify(execFile);

/** No build takes longer, in ms. */
const PATIENCE_MS = 4 * 60_000;

/**
 * Writes files into a folder, links Studio's packages, and builds the app.
 *
 * @param packages has the `node_modules` with Studio
 * @returns what the build printed
 * @throws {Error} if the build fails, with what it printed
 */
export async function buildApp(
  folder: string,
  packages: string,
  files: ReadonlyMap<string, string>,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  for (const [file, text] of files) {
    writeFile(path.join(folder, file), text);
  }
  await fs.mkdir(path.join(folder, 'toolpad/resources'), { recursive: true });
  await fs.symlink(
    path.join(packages, 'node_modules'),
    path.join(folder, 'node_modules'),
    'junction',
  );
  try {
    const { stdout, stderr } = await run('node_modules/.bin/toolpad-studio', ['build'], {
      cwd: folder,
      env: { ...process.env, ...env },
      timeout: PATIENCE_MS,
    });
    return `${stdout}${stderr}`;
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    throw new Error(`${messageOf(error)}\n${stdout}`);
  }
}

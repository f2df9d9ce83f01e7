import fs from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../freePort.mjs';
import { startProcess } from '../startProcess.mjs';

const START_MS = 120_000;

const READY = /ready - Toolpad Studio project/;

/**
 * Starts Studio on an app. It ends with this process at the latest.
 *
 * @param {string} folder has the `node_modules` and the app in `toolpad`
 * @param {object} [how]
 * @param {'dev' | 'start'} [how.command] its development server, or that of a build
 * @param {NodeJS.ProcessEnv} [how.env] further variables
 */
export async function startStudio(folder, { command = 'dev', env = {} } = {}) {
  // Studio wants this folder to be there before it starts.
  await fs.mkdir(path.join(folder, 'toolpad/resources'), { recursive: true });
  const port = await freePort();
  const { says, output, stop } = startProcess(
    path.join(folder, 'node_modules/.bin/toolpad-studio'),
    [command, '--dir', './toolpad', '--port', String(port)],
    {
      name: 'Studio',
      cwd: folder,
      // No browser is opened.
      env: { ...process.env, BROWSER: 'none', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await says(READY, START_MS);
  return { url: `http://127.0.0.1:${port}/prod`, output, stop };
}

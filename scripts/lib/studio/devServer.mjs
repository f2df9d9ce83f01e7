import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

const START_MS = 120_000;

/** @returns {Promise<number>} a port that nobody listens on */
async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts Studio's development server on an app.
 *
 * @param {string} folder has the `node_modules` and the app in `toolpad`
 */
export async function startStudio(folder) {
  // Studio wants this folder to be there before it starts.
  await fs.mkdir(path.join(folder, 'toolpad/resources'), { recursive: true });
  const port = await freePort();
  const command = ['dev', '--dir', './toolpad', '--port', String(port)];
  const child = spawn(path.join(folder, 'node_modules/.bin/toolpad-studio'), command, {
    cwd: folder,
    // A group of its own: Studio starts further processes, and all of them end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid);
    }
  };
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Studio did not start:\n${output}`)), START_MS);
    const read = (/** @type {Buffer} */ chunk) => {
      output += String(chunk);
      if (/ready - Toolpad Studio project/.test(output)) {
        clearTimeout(timer);
        resolve(undefined);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`Studio ended with ${code}:\n${output}`)));
  }).catch((error) => {
    stop();
    throw error;
  });
  return { url: `http://127.0.0.1:${port}/prod`, output: () => output, stop };
}

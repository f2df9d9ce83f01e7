import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../freePort.mjs';

const START_MS = 120_000;

const READY = /ready - Toolpad Studio project/;

/**
 * Waits until Studio serves the app.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} output what it has said
 * @throws Error if it cannot be started, ends, or takes too long
 */
async function becomesReady(child, output) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  try {
    await new Promise((resolve, reject) => {
      const fail = (/** @type {string} */ what) => reject(new Error(`${what}:\n${output()}`));
      timer = setTimeout(() => fail('Studio did not start in time'), START_MS);
      const read = () => READY.test(output()) && resolve(undefined);
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('error', reject);
      child.once('exit', (code, signal) => fail(`Studio ended with ${code ?? signal}`));
    });
  } finally {
    clearTimeout(timer);
  }
}

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
  const args = [command, '--dir', './toolpad', '--port', String(port)];
  const child = spawn(path.join(folder, 'node_modules/.bin/toolpad-studio'), args, {
    cwd: folder,
    // No browser is opened.
    env: { ...process.env, BROWSER: 'none', ...env },
    // A group of its own: Studio starts further processes, and all of them end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (/** @type {Buffer} */ chunk) => {
    output += String(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  const runs = () =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = () => {
    if (child.pid !== undefined && runs()) {
      process.kill(-child.pid);
    }
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (runs()) {
      const ended = once(child, 'exit');
      kill();
      await ended;
    }
  };

  try {
    await becomesReady(child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}/prod`, output: () => output, stop };
}

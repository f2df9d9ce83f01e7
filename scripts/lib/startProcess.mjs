import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from './until.mjs';

/** How much of what it has said tells why it failed, in lines. */
const LAST_LINES = 25;

const ESCAPES = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g');

/**
 * @typedef {object} ProcessOptions
 * @property {string} name what messages call it
 * @property {NodeJS.Signals} [stopWith] asks it to end
 */

/**
 * Starts a program. It ends with this process at the latest, and all that it has started ends with it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {ProcessOptions & import('node:child_process').SpawnOptions} options
 */
export function startProcess(program, args, { name, stopWith = 'SIGTERM', ...options }) {
  // A group of its own, so that all of it can be ended together.
  const child = spawn(program, args, { ...options, detached: true });
  let output = '';
  let look = () => {};
  const collect = (/** @type {Buffer | string} */ data) => {
    output += String(data).replace(ESCAPES, '');
    look();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  // Of one that cannot be started.
  child.once('error', ({ message }) => collect(message));

  let group = child.pid;
  const kill = (/** @type {NodeJS.Signals} */ how) => {
    try {
      if (group !== undefined) {
        process.kill(-group, how);
      }
    } catch {
      // All of it has ended.
    }
  };
  // What it leaves behind ends with it.
  child.once('exit', () => kill('SIGKILL'));
  // However this process ends, the pipe closes. Of an 'exit', nobody hears after a signal or in Jest.
  const guard = spawn('sh', ['-c', 'read line; kill -KILL "-$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  /** @type {Promise<number | NodeJS.Signals | null>} */
  const ended = new Promise((resolve) =>
    child.once('close', (code, endedBy) => {
      // Its number may become another's.
      group = undefined;
      guard.kill('SIGKILL');
      resolve(code ?? endedBy);
    }),
  );
  const stop = async () => {
    kill(stopWith);
    await ended;
  };
  const lastLines = () => output.trim().split('\n').slice(-LAST_LINES).join('\n');
  /**
   * @param {Promise<unknown>} coming
   * @param {string} what the program has done by then
   * @param {number} patienceMs
   */
  const waitFor = async (coming, what, patienceMs) => {
    const why = await Promise.race([
      coming.then(() => ''),
      ended.then((code) => `ended with ${code}`),
      wait(patienceMs, `has not ${what} after ${patienceMs / 1000} s`, { ref: false }),
    ]);
    if (why) {
      await stop();
      throw new Error(`${name} ${why}:\n${lastLines()}`);
    }
  };

  return {
    /** Its number. */
    pid: child.pid,
    /** Resolves with its code, or the signal that ended it, once nothing of it is left. */
    ended,
    /** All that it has said, without colors. */
    output: () => output,
    lastLines,
    /**
     * Waits until it has said something, and ends it if it does not.
     *
     * @param {RegExp} pattern
     * @param {number} patienceMs
     * @returns {Promise<string>} what was found
     * @throws {Error} with its last lines if it ends before, or takes longer
     */
    async says(pattern, patienceMs) {
      const said = new Promise((resolve) => {
        look = () => pattern.test(output) && resolve(undefined);
        look();
      });
      await waitFor(said, `said ${pattern}`, patienceMs);
      look = () => {};
      return String(pattern.exec(output)?.[0]);
    },
    /**
     * Waits until it answers, and ends it if it does not.
     *
     * @param {() => Promise<unknown>} ask resolves with nothing that is true, or rejects, until then
     * @param {number} patienceMs
     * @throws {Error} with its last lines if it ends before, or takes longer
     */
    async answers(ask, patienceMs) {
      const hasAnswered = () => group === undefined || ask().catch(() => false);
      await waitFor(until(hasAnswered, Boolean, Infinity), 'answered', patienceMs);
    },
    /** Ends it, and waits until it has ended. */
    stop,
  };
}

import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** The number of output lines that an error message contains. */
const MAX_ERROR_LINES = 25;

/** The interval between the calls of `isReady` in `waitForResponse`. */
const POLL_MS = 10;

/**
 * @typedef {object} ProcessOptions
 * @property {string} name the program's name in messages
 * @property {NodeJS.Signals} [stopWith] the signal that `stop` sends
 */

/**
 * Starts a program. When this process ends, the program and all its child processes are killed.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {ProcessOptions & import('node:child_process').SpawnOptions} options
 */
export function startProcess(program, args, { name, stopWith = 'SIGTERM', ...options }) {
  // The program gets its own process group, so that it can be killed together with its children.
  const child = spawn(program, args, { ...options, detached: true });
  let output = '';
  let checkOutput = () => {};
  const collect = (/** @type {Buffer | string} */ data) => {
    output += stripVTControlCharacters(String(data));
    checkOutput();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  // A program that can't be started has no output of its own.
  child.once('error', ({ message }) => collect(message));

  let isRunning = true;
  const kill = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (isRunning && child.pid !== undefined) {
        process.kill(-child.pid, signal);
      }
    } catch {
      // All processes of the group have ended.
    }
  };
  // The program may leave child processes behind.
  child.once('exit', () => kill('SIGKILL'));
  // Kills the process group when this process ends for whatever reason: the shell waits until its stdin pipe closes. An
  // 'exit' listener isn't called after a signal, or in Jest.
  const guard = spawn('sh', ['-c', 'read line; kill -KILL "-$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  /** @type {Promise<number | NodeJS.Signals | null>} */
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => {
      // The pid may be reused from here on.
      isRunning = false;
      guard.kill('SIGKILL');
      resolve(code ?? signal);
    }),
  );
  const stop = async () => {
    kill(stopWith);
    await ended;
  };
  /**
   * @param {Promise<unknown>} event
   * @param {string} action what the program does when the event occurs, for the message
   * @param {number} timeoutMs
   */
  const waitFor = async (event, action, timeoutMs) => {
    const problem = await Promise.race([
      event.then(() => ''),
      ended.then((code) => `exited with ${code}`),
      wait(timeoutMs, `has not ${action} after ${timeoutMs / 1000} s`, { ref: false }),
    ]);
    if (problem) {
      await stop();
      const lastLines = output.trim().split('\n').slice(-MAX_ERROR_LINES).join('\n');
      throw new Error(`${name} ${problem}:\n${lastLines}`);
    }
  };

  return {
    /** Resolves with the exit code or the signal, when the program and its children have ended. */
    ended,
    /** Returns the output so far, without color codes. */
    output: () => output,
    /**
     * Waits until the output matches a pattern, and stops the program after the timeout.
     *
     * @param {RegExp} pattern
     * @param {number} timeoutMs
     * @returns {Promise<string>} the match
     * @throws {Error} if the program ends first, or after the timeout; the message contains the last lines of the
     * output
     */
    async waitForOutput(pattern, timeoutMs) {
      const printed = new Promise((resolve) => {
        checkOutput = () => pattern.test(output) && resolve(undefined);
        checkOutput();
      });
      await waitFor(printed, `printed ${pattern}`, timeoutMs);
      checkOutput = () => {};
      return String(pattern.exec(output)?.[0]);
    },
    /**
     * Waits until the program responds, and stops the program after the timeout.
     *
     * @param {() => Promise<unknown>} isReady rejects, or resolves with a falsy value, until the program responds
     * @param {number} timeoutMs
     * @throws {Error} if the program ends first, or after the timeout; the message contains the last lines of the
     * output
     */
    async waitForResponse(isReady, timeoutMs) {
      const poll = async () => {
        while (isRunning && !(await isReady().catch(() => false))) {
          await wait(POLL_MS);
        }
      };
      await waitFor(poll(), 'responded', timeoutMs);
    },
    stop,
  };
}

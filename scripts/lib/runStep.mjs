import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Counts the tests of a jest run. A test file that could not be run at all counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numRuntimeErrorTestSuites: number }} results what jest wrote with `--json`
 * @returns {Count}
 */
export function countTests(results) {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests,
  };
}

/**
 * The line with which the project's own checks end.
 *
 * @param {string} output
 * @returns {Count | undefined}
 */
export function readCount(output) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return passed === undefined
    ? undefined
    : { passed: Number(passed), failed: Number(failed), skipped: 0 };
}

/**
 * Runs a program of node_modules/.bin, or a script of this project (`node`), and shows what it prints
 * as it comes.
 *
 * @param {string[]} command
 * @param {string} cwd
 * @param {(text: string) => void} [listen] told what it prints
 * @returns {Promise<boolean>} whether it succeeded
 */
function run([program, ...args], cwd, listen) {
  const isNode = program === 'node';
  const file = isNode ? process.execPath : path.join(cwd, 'node_modules', '.bin', String(program));
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      stdio: ['inherit', listen ? 'pipe' : 'inherit', 'inherit'],
      shell: !isNode && process.platform === 'win32',
    });
    child.stdout?.on('data', (data) => {
      process.stdout.write(data);
      listen?.(String(data));
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs a check that counts what it checks itself.
 *
 * @param {string[]} command
 * @param {string} cwd
 * @returns {Promise<Count>}
 */
async function runCounted(command, cwd) {
  let output = '';
  const ok = await run(command, cwd, (text) => (output += text)).catch(reportMissing);
  const count = readCount(output) ?? { passed: 0, failed: 1, skipped: 0 };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

/**
 * Runs one step.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {string} cwd the project
 * @returns {Promise<Count>}
 */
export async function runStep(step, cwd) {
  if (step.counted) {
    return runCounted(step.command, cwd);
  }
  if (!step.jest) {
    const ok = await run(step.command, cwd).catch(reportMissing);
    return { passed: Number(ok), failed: Number(!ok), skipped: 0 };
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'npm-test-'));
  const file = path.join(folder, 'results.json');
  try {
    const ok = await run([...step.command, '--json', '--outputFile', file], cwd).catch(
      reportMissing,
    );
    if (!fs.existsSync(file)) {
      return { passed: 0, failed: 1, skipped: 0 };
    }
    const count = countTests(JSON.parse(fs.readFileSync(file, 'utf8')));
    // Jest can fail without a failed test, for example in its setup.
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** @param {Error} error */
function reportMissing(error) {
  console.error(`${error.message}. Install the project first: npm ci`);
  return false;
}

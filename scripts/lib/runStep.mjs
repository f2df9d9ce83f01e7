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
 * Runs a program of node_modules/.bin and shows what it prints as it comes.
 *
 * @param {string[]} command
 * @param {string} cwd
 * @returns {Promise<boolean>} whether it succeeded
 */
function run([program, ...args], cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(cwd, 'node_modules', '.bin', String(program)), args, {
      cwd,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * Runs one step.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {string} cwd the project
 * @returns {Promise<Count>}
 */
export async function runStep(step, cwd) {
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

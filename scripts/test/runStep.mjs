import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countTests, failuresOf, secondTriesOf } from './jestResults.mjs';
import { secondTriesIn } from './secondTry.mjs';

/**
 * Something that went wrong, for a person who wants to know more.
 *
 * @typedef {object} Failure
 * @property {string} message
 * @property {string} again the command that repeats it
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * What came of a step.
 *
 * @typedef {Count & { failures: Failure[], secondTries?: string[] }} Result
 */

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
 * The command of a step. Scripts of package.json are run without npm, which takes half a second.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {string} cwd
 * @returns {string[]}
 */
function commandOf({ script, command = [] }, cwd) {
  if (!script) {
    return command;
  }
  const { scripts } = JSON.parse(fs.readFileSync(path.join(cwd, 'package.json'), 'utf8'));
  return scripts[script].split(' ');
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// The end of the run is the end of its steps: else jest works on, with its browsers, for minutes.
process.once('SIGTERM', () => {
  running.forEach((child) => child.kill());
  process.exit(128 + os.constants.signals.SIGTERM);
});

/**
 * Runs a program of node_modules/.bin, or a script of this project (`node`).
 *
 * @param {string[]} command
 * @param {string} cwd
 * @param {(line: string) => void} listen told what it prints, line by line
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run([program, ...args], cwd, listen) {
  const isNode = program === 'node';
  const file = isNode ? process.execPath : path.join(cwd, 'node_modules', '.bin', String(program));
  return new Promise((resolve) => {
    let output = '';
    let line = '';
    /** @param {Buffer} data */
    const take = (data) => {
      output += data;
      const [rest = '', ...lines] = (line + data).split(/\r?\n/).reverse();
      line = rest;
      lines.reverse().forEach(listen);
    };
    const child = spawn(file, args, { cwd, shell: !isNode && process.platform === 'win32' });
    running.add(child);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', ({ message }) =>
      resolve({ ok: false, output: `${message}. Install the project first: npm ci` }),
    );
    child.once('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** What repeats a step as a whole. @param {import('./steps.mjs').Step} step */
const repeat = ({ name, script }) => (script ? `npm run ${script}` : `npm test -- ${name}`);

/**
 * Runs a step of jest's, and reads what jest counted.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {string} cwd
 * @param {(line: string) => void} listen
 * @returns {Promise<Result>}
 */
async function runJest(step, cwd, listen) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'npm-test-'));
  const file = path.join(folder, 'results.json');
  try {
    const command = [...commandOf(step, cwd), '--json', '--outputFile', file];
    const { ok, output } = await run(command, cwd, listen);
    const whole = [{ message: output, again: repeat(step) }];
    if (!fs.existsSync(file)) {
      return { passed: 0, failed: 1, skipped: 0, failures: whole };
    }
    const results = JSON.parse(fs.readFileSync(file, 'utf8'));
    const count = countTests(results);
    if (ok || count.failed > 0) {
      const failures = failuresOf(results, step.script ?? step.name, cwd);
      return { ...count, failures, secondTries: secondTriesOf(results) };
    }
    // Jest can fail without a failed test, for example in its setup.
    return { ...count, failed: 1, failures: whole };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * Runs one step.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {string} cwd the project
 * @param {(line: string) => void} listen told what it prints, line by line
 * @returns {Promise<Result>}
 */
export async function runStep(step, cwd, listen) {
  if (step.counts === 'jest') {
    return runJest(step, cwd, listen);
  }
  const { ok, output } = await run(commandOf(step, cwd), cwd, listen);
  const said = (step.counts && readCount(output)) ?? {
    passed: Number(ok && !step.counts),
    failed: Number(!ok || step.counts !== undefined),
    skipped: 0,
  };
  const count = ok || said.failed > 0 ? said : { ...said, failed: 1 };
  return {
    ...count,
    failures: count.failed > 0 ? [{ message: output, again: repeat(step) }] : [],
    secondTries: secondTriesIn(output),
  };
}

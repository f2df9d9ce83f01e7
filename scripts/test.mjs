#!/usr/bin/env node
/**
 * Runs the checks: `npm test`, or some of them: `npm test -- unit browser`; `--slow` runs those that
 * `npm test` leaves out. Goes on after a failure, and ends with the line `N passed, N failed`.
 */
import os from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import pLimit from 'p-limit';
import { load } from './lib/load.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * @typedef {object} Step
 * @property {string} name on the command line
 * @property {string} command
 * @property {boolean} [slow] only `npm run test:all` runs it
 * @property {boolean} [exclusive] it uses all processors itself, so it runs when all else is done
 * @property {boolean} [browser] it needs Chromium
 * @property {string[]} [after] the steps whose results it tests; it isn't run if one of them failed
 */

/** A page with demos of each kind: the layouts, a data grid, a form, and an overlay. */
const LOOKS = 'react-dashboard-layout react-crud react-sign-in-page react-use-dialogs';

/** @type {Step[]} in the order in which they start: mistakes in the code show first */
const STEPS = [
  { name: 'lint', command: 'npm run lint' },
  { name: 'imports', command: 'npm run lint:imports' },
  { name: 'unused', command: 'npm run lint:unused' },
  { name: 'types', command: 'npm run types' },
  { name: 'format', command: 'npm run format:check' },
  { name: 'spelling', command: 'npm run spell' },
  { name: 'markdown', command: 'npm run lint:md' },
  { name: 'build', command: 'npm run build' },
  { name: 'unit', command: 'npm run unit' },
  { name: 'content', command: 'npm run content' },
  { name: 'demosSite', command: 'node tests/fixtures/demos/build.mjs' },
  { name: 'blocks', command: 'node scripts/verify.mjs blocks' },
  { name: 'built', command: 'npm run built', after: ['build'] },
  { name: 'demos', command: 'node scripts/verify.mjs demos --once', browser: true },
  {
    name: 'browser',
    command: 'npm run browser',
    browser: true,
    exclusive: true,
    after: ['build', 'demosSite'],
  },
  {
    name: 'alone',
    command: 'npm run alone',
    slow: true,
    browser: true,
    exclusive: true,
    after: ['build'],
  },
  {
    name: 'slow',
    command: 'npm run slow',
    slow: true,
    browser: true,
    after: ['build', 'demosSite'],
  },
  { name: 'pages', command: 'node scripts/verify.mjs pages', slow: true, browser: true },
  { name: 'looks', command: `node scripts/verify.mjs demos ${LOOKS}`, slow: true, browser: true },
  { name: 'studio', command: 'node scripts/verify.mjs studio', slow: true, browser: true },
];

/** @returns {Step[]} the steps that the command line names */
function selectSteps() {
  const { values, positionals: names } = parseArgs({
    options: { slow: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const known = STEPS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown.join('", "')}". The steps: ${known.join(', ')}`);
    process.exit(2);
  }
  return names.length > 0
    ? STEPS.filter(({ name }) => names.includes(name))
    : STEPS.filter(({ slow = false }) => slow === values.slow);
}

/**
 * Reads Jest's summary, or the last line of this project's own checks. Any other command is one test. A
 * command can also fail without a failed test, for example in a setup.
 *
 * @param {string} output
 * @param {boolean} failed whether the command failed
 */
function countTests(output, failed) {
  const line = /^Tests: +(.*)$/m.exec(output)?.[1] ?? /^\d+ passed, \d+ failed$/m.exec(output)?.[0];
  const read = (/** @type {string} */ what) =>
    Number(new RegExp(`(\\d+) ${what}`).exec(line ?? '')?.[1] ?? 0);
  const count = { passed: read('passed'), failed: read('failed'), skipped: read('skipped') };
  if (!line && !failed) {
    count.passed = 1;
  }
  if (failed && count.failed === 0) {
    count.failed = 1;
  }
  return count;
}

const inMinutes = (/** @type {number} */ ms) => `${(ms / 60_000).toFixed(1)} min`;

const start = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {Set<string>} */
const failedSteps = new Set();

/** @param {Step} step */
async function runStep({ name, command, after = [] }) {
  const failed = after.filter((step) => failedSteps.has(step));
  if (failed.length > 0) {
    console.log(`✗ ${name}: not run, because ${failed.join(' and ')} failed`);
    total.failed += 1;
    failedSteps.add(name);
    return;
  }
  const from = Date.now();
  const result = await execa({
    cwd: ROOT,
    all: true,
    reject: false,
    stdin: 'ignore',
    maxBuffer: 100_000_000,
  })`${command.split(' ')}`;
  const output = stripVTControlCharacters(result.all ?? '');
  const count = countTests(output, result.failed);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  const mark = count.failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${name}: ${count.passed} passed, ${count.failed} failed${skipped}, ${inMinutes(Date.now() - from)}`,
  );
  // Jest and the followed pages retry in CI; a run that passed by luck says so.
  for (const [line] of output.matchAll(
    /^.*(?:LOGGING RETRY ERRORS|Passed at the second try).*$/gm,
  )) {
    console.log(`  flaky: ${line.trim()}`);
  }
  if (count.failed > 0) {
    failedSteps.add(name);
    console.log(`${output.trim()}\n\n  Again: ${command}\n`);
  }
}

let steps = selectSteps();
if (steps.some(({ browser }) => browser)) {
  const { needChromium, NoChromium } = load(import.meta.filename, './lib/chromium.ts');
  try {
    await needChromium();
  } catch (error) {
    if (!(error instanceof NoChromium)) {
      throw error;
    }
    const skipped = steps.filter(({ browser }) => browser);
    console.log(`Skipped: ${skipped.map(({ name }) => name).join(', ')}. ${error.message}`);
    total.skipped += skipped.length;
    steps = steps.filter(({ browser }) => !browser);
  }
}

// One step may wait for the disk or a browser while another uses the processor.
const limit = pLimit(Math.max(2, os.availableParallelism()));
/** @type {Map<string, Promise<void>>} */
const running = new Map();
for (const step of steps.filter(({ exclusive }) => !exclusive)) {
  const before = Promise.all((step.after ?? []).map((name) => running.get(name)));
  running.set(
    step.name,
    before.then(() => limit(() => runStep(step))),
  );
}
await Promise.all(running.values());
for (const step of steps.filter(({ exclusive }) => exclusive)) {
  await runStep(step);
}

console.log(`${steps.length} steps in ${inMinutes(Date.now() - start)}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

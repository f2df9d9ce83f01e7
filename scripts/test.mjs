#!/usr/bin/env node
/**
 * Runs the tests. `npm test` runs the default steps, and `npm test -- unit journeys` runs the given steps. `--extended`
 * runs the steps that `npm test` skips. Continues after a failure, and ends with the line `N passed, N failed`.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import pLimit from 'p-limit';
import { load } from './lib/load.mjs';
import { countTests } from './lib/testReport.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * @typedef {object} Step
 * @property {string} name on the command line
 * @property {string} command
 * @property {import('./lib/testReport.mjs').Runner} [runner] the test runner, whose report contains the number of
 * passed tests
 * @property {boolean} [extended] whether only `npm run test:all` runs the step
 * @property {boolean} [exclusive] whether the step uses all processors, so that it must run after all others
 * @property {boolean} [browser] whether the step needs Chromium
 * @property {string[]} [after] the steps whose results this one tests; it is skipped if one of them has failed
 */

/** @type {Step[]} in the order in which they start, so that mistakes in the code are reported first */
const STEPS = [
  { name: 'lint', command: 'npm run lint' },
  { name: 'imports', command: 'npm run lint:imports' },
  { name: 'unused', command: 'npm run lint:unused' },
  { name: 'types', command: 'npm run types' },
  { name: 'format', command: 'npm run format:check' },
  { name: 'spelling', command: 'npm run spell' },
  { name: 'markdown', command: 'npm run lint:md' },
  { name: 'build', command: 'npm run build' },
  { name: 'unit', command: 'npm run unit', runner: 'jest' },
  { name: 'content', command: 'npm run content', runner: 'jest' },
  { name: 'blocks', command: 'node scripts/blocks.mjs' },
  { name: 'recipes', command: 'npm run recipes', runner: 'jest', after: ['blocks'] },
  { name: 'built', command: 'npm run built', runner: 'jest', after: ['build'] },
  {
    name: 'journeys',
    command: 'npm run journeys',
    runner: 'playwright',
    browser: true,
    exclusive: true,
    after: ['build'],
  },
  {
    name: 'serial',
    command: 'npm run serial',
    runner: 'playwright',
    extended: true,
    browser: true,
    exclusive: true,
  },
  // The longest steps start first, so that they don't run alone at the end.
  {
    name: 'tutorials',
    command: 'npm run tutorials',
    runner: 'playwright',
    extended: true,
    browser: true,
  },
  {
    name: 'extended',
    // The tutorials run at the same time, and need the processors.
    command: 'npm run extended -- --workers 2',
    runner: 'playwright',
    extended: true,
    browser: true,
  },
  { name: 'builds', command: 'npm run builds', runner: 'jest', extended: true },
];

/** @returns {Step[]} the steps on the command line */
function selectSteps() {
  const { values, positionals: names } = parseArgs({
    options: { extended: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const known = STEPS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown step: "${unknown.join('", "')}". Available steps: ${known.join(', ')}`);
    process.exit(2);
  }
  return names.length > 0
    ? STEPS.filter(({ name }) => names.includes(name))
    : STEPS.filter(({ extended = false }) => extended === values.extended);
}

/** @returns {string[]} the arguments that make a runner also write its report into a file */
function getReportArguments(/** @type {Step['runner']} */ runner, /** @type {string} */ file) {
  return runner === 'jest' ? ['--', '--json', `--outputFile=${file}`] : [];
}

/** Commands that run part of a failed step again. @type {Record<string, string>} */
const RERUN_HINTS = {
  jest: '\n  Run one file: npx jest <path of the file>',
  playwright:
    ' -- <path of the file>:<line of the test>\n  Report and traces of journeys: npx playwright show-report node_modules/.cache/playwright/report',
};

/** Matches a failed test in the output of Playwright or Jest. Only these lines are printed before the step ends. */
const FAILED_TEST_LINE = /^(?:✘|FAIL) /;

const formatMinutes = (/** @type {number} */ ms) => `${(ms / 60_000).toFixed(1)} min`;

const startTime = Date.now();
const reportsFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'toolpad-docs-tests-'));
/** @type {{ passed: number, failed: number, skipped: string[] }} */
const total = { passed: 0, failed: 0, skipped: [] };
/** @type {Set<string>} */
const failedSteps = new Set();

/** @param {Step} step */
async function runStep(step) {
  const { name, command, runner, after = [] } = step;
  const failed = after.filter((other) => failedSteps.has(other));
  if (failed.length > 0) {
    console.log(`✗ ${name}: not run, because ${failed.join(' and ')} failed`);
    total.failed += 1;
    failedSteps.add(name);
    return;
  }
  const from = Date.now();
  const reportFile = path.join(reportsFolder, `${name}.json`);
  const child = execa({
    cwd: ROOT,
    all: true,
    reject: false,
    stdin: 'ignore',
    maxBuffer: 100_000_000,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  })`${[...command.split(' '), ...getReportArguments(runner, reportFile)]}`;
  for await (const line of child.iterable({ from: 'all' })) {
    const text = stripVTControlCharacters(line).trim();
    if (FAILED_TEST_LINE.test(text)) {
      console.log(`  ${name}: ${text}`);
    }
  }
  const result = await child;
  const output = stripVTControlCharacters(result.all ?? '');
  const report = await fs.readFile(reportFile, 'utf8').catch(() => undefined);
  const count = countTests(runner, report && JSON.parse(report), output, result.failed);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped.push(...count.skipped);
  const skippedNote = count.skipped.length > 0 ? `, ${count.skipped.length} skipped` : '';
  const mark = count.failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${name}: ${count.passed} passed, ${count.failed} failed${skippedNote}, ${formatMinutes(Date.now() - from)}`,
  );
  for (const title of count.flaky) {
    console.log(`  flaky: ${title}`);
  }
  if (count.failed > 0) {
    failedSteps.add(name);
    console.log(`${output.trim()}\n\n  Run again: ${command}${RERUN_HINTS[runner ?? ''] ?? ''}\n`);
  }
}

let steps = selectSteps();
if (steps.some(({ browser }) => browser)) {
  const { ensureChromium, ChromiumMissingError } = load(import.meta.filename, './lib/chromium.ts');
  try {
    await ensureChromium();
  } catch (error) {
    if (!(error instanceof ChromiumMissingError)) {
      throw error;
    }
    const left = steps.filter(({ browser }) => browser);
    console.log(`Skipped: ${left.map(({ name }) => name).join(', ')}. ${error.message}`);
    total.skipped.push(...left.map(({ name }) => `${name} needs Chromium`));
    steps = steps.filter(({ browser }) => !browser);
  }
}

// At least two steps run at a time, because one may wait for the disk or a browser while the other uses the processor.
const limit = pLimit(Math.max(2, os.availableParallelism()));
/** @type {Map<string, Promise<void>>} */
const runningSteps = new Map();
for (const step of steps.filter(({ exclusive }) => !exclusive)) {
  const before = Promise.all((step.after ?? []).map((name) => runningSteps.get(name)));
  runningSteps.set(
    step.name,
    before.then(() => limit(() => runStep(step))),
  );
}
await Promise.all(runningSteps.values());
for (const step of steps.filter(({ exclusive }) => exclusive)) {
  await runStep(step);
}
await fs.rm(reportsFolder, { recursive: true });

console.log(
  `${steps.length} ${steps.length === 1 ? 'step' : 'steps'} in ${formatMinutes(Date.now() - startTime)}`,
);
const reasons = [...new Set(total.skipped)].join('; ');
const skippedNote =
  total.skipped.length > 0 ? `, ${total.skipped.length} skipped (${reasons})` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skippedNote}`);
process.exitCode = total.failed > 0 ? 1 : 0;

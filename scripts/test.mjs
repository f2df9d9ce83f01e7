#!/usr/bin/env node
/**
 * Runs the checks: `npm test`, or some of them: `npm test -- unit browser`; `--slow` runs those that
 * `npm test` leaves out. Ends with the line `N passed, N failed`.
 */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';

const { createProgress, inMinutes } = load(import.meta.filename, './test/progress.ts');
const { runStep } = load(import.meta.filename, './test/runStep.ts');
const { schedule } = load(import.meta.filename, './test/schedule.ts');
const { STEPS } = load(import.meta.filename, './test/steps.ts');

/** @typedef {import('./test/steps').Step} Step */

const ROOT = path.resolve(import.meta.dirname, '..');

/** A processor has something to do while another step waits for the disk or a browser. */
const LANES = Math.max(2, os.availableParallelism());

/** @returns {Step[]} what is asked for on the command line */
function chosenSteps() {
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
 * Those of the steps that this machine can run; it is said why others are left out.
 *
 * @param {Step[]} steps
 */
async function withBrowser(steps) {
  if (!steps.some(({ browser }) => browser)) {
    return steps;
  }
  const { ensureChromium } = load(import.meta.filename, './lib/chromium/ensure.ts');
  const found = await ensureChromium(console.log);
  if (!('missing' in found)) {
    return steps;
  }
  const left = steps.filter(({ browser }) => browser).map(({ name }) => name);
  console.log(`Left out: ${left.join(', ')}. ${found.missing}`);
  return steps.filter(({ browser }) => !browser);
}

const start = Date.now();
const steps = await withBrowser(chosenSteps());
const progress = createProgress({
  write: (text) => process.stdout.write(text),
  isTerminal: process.stdout.isTTY,
});

const results = await schedule(steps, {
  lanes: LANES,
  async run(step) {
    const from = Date.now();
    progress.starts(step.name);
    const result = await runStep(step, ROOT, (line) => progress.says(step.name, line));
    const { passed, failed, skipped } = result;
    const rest = skipped > 0 ? `, ${skipped} skipped` : '';
    const count = `${passed} passed, ${failed} failed${rest}`;
    const seconds = `${Math.round((Date.now() - from) / 1000)} s`;
    const mark = failed > 0 ? '✗' : '✓';
    progress.ends(step.name, `${mark} ${step.title} (${step.name}): ${count}, ${seconds}`);
    return result;
  },
  leaveOut(step, failed) {
    progress.line(`       ✗ ${step.title} (${step.name}): not run, because ${failed} failed`);
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  },
});
progress.stop();

const all = [...results.values()];
const failures = all.flatMap((result) => result.failures);
for (const { message, again } of failures) {
  console.log(`${message.trim()}\n\n  Again: ${again}\n`);
}
if (failures.length > 1) {
  console.log(
    `What repeats the failures:\n${failures.map(({ again }) => `  ${again}`).join('\n')}\n`,
  );
}
for (const secondTry of all.flatMap(({ secondTries = [] }) => secondTries)) {
  console.log(`Passed at the second try only: ${secondTry}\n`);
}
const passed = all.reduce((sum, result) => sum + result.passed, 0);
const failed = all.reduce((sum, result) => sum + result.failed, 0);
console.log(`${steps.length} steps in ${inMinutes(Date.now() - start)} min`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

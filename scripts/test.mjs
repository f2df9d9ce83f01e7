#!/usr/bin/env node
/**
 * Runs all checks: `npm test`, or some of them: `npm test -- unit browser`. Goes on after a failure,
 * to give the whole picture, and ends with the line `N passed, N failed`.
 */
import path from 'node:path';
import { runStep } from './lib/runStep.mjs';
import { STEPS } from './lib/steps.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** @param {number} start */
const secondsSince = (start) => Math.round((Date.now() - start) / 1000);

/** @param {string[]} names */
function choose(names) {
  const known = STEPS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown.join('", "')}". The steps: ${known.join(', ')}`);
    process.exit(2);
  }
  return names.length > 0
    ? STEPS.filter(({ name }) => names.includes(name))
    : STEPS.filter(({ slow }) => !slow || process.env.VERIFY_PAGES);
}

const failedSteps = new Set();
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];

for (const step of choose(process.argv.slice(2))) {
  console.log(`\n=== ${step.title} (${step.name}) ===`);
  if (step.needs && failedSteps.has(step.needs)) {
    console.log(`Not run, because ${step.needs} failed.`);
    total.failed += 1;
    summary.push(`${step.name}: not run, because ${step.needs} failed`);
    continue;
  }
  const start = Date.now();
  const { passed, failed, skipped } = await runStep(step, ROOT);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) {
    failedSteps.add(step.name);
  }
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  summary.push(
    `${step.name}: ${passed} passed, ${failed} failed${rest} (${secondsSince(start)} s)`,
  );
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

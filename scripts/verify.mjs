#!/usr/bin/env node
/**
 * Checks pages: `node scripts/verify.mjs <check> [page …]`. To select a page, specify part of its path, such as
 * `react-crud` or `introduction/tutorial`. Without a page, all pages are checked. Each check is a folder in `verify/`:
 *
 * - `blocks` compiles the TypeScript and JavaScript blocks of the pages.
 * - `demos` opens the demos in Chromium, on a phone and on a desktop, in light and dark mode. `--once` opens them only
 *   on a desktop in light mode, which takes a third of the time.
 *
 * Playwright runs the tutorials, and opens the page files in Studio: `tests/tutorials` and `tests/studio`.
 */
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';

const CHECKS = ['blocks', 'demos'];

const [check = '', ...args] = process.argv.slice(2);
if (!CHECKS.includes(check)) {
  console.error(`Expected the name of a check (${CHECKS.join(', ')}), found "${check}".`);
  process.exit(2);
}
const { verify, options = {} } = load(import.meta.filename, `./verify/${check}/run.ts`);
const { values, positionals } = parseArgs({ args, options, allowPositionals: true });

// A program that reads only the first lines (`| head`) closes the pipe, but the check must still clean up.
process.stdout.on('error', () => undefined);

/** @type {import('./verify/lib/report').CheckResult} */
const { passed, failed } = await verify(positionals, values);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

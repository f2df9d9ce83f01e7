#!/usr/bin/env node
/**
 * Compiles the TypeScript and JavaScript blocks of pages: `node scripts/verify.mjs blocks [page …]`. To select a page,
 * specify part of its path, such as `react-crud` or `introduction/tutorial`. Without a page, all pages are checked.
 *
 * Playwright runs the tutorials, and opens the page files in Studio: `tests/tutorials` and `tests/studio`.
 */
import { load } from './lib/load.mjs';

const [check = '', ...pages] = process.argv.slice(2);
if (check !== 'blocks') {
  console.error(`Expected the name of a check (blocks), found "${check}".`);
  process.exit(2);
}
const { verify } = load(import.meta.filename, './verify/blocks/run.ts');

// A program that reads only the first lines (`| head`) closes the pipe, but the check must still clean up.
process.stdout.on('error', () => undefined);

/** @type {import('./verify/lib/report').CheckResult} */
const { passed, failed } = await verify(pages);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

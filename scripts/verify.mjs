#!/usr/bin/env node
/**
 * Checks what the pages say: `node scripts/verify.mjs <check> [page …]`. A page is a part of its path, such as
 * `react-crud` or `introduction/tutorial`; without one, all are checked. The checks, each in its folder of
 * `verify/`:
 *
 * - `blocks` compiles the TypeScript and JavaScript blocks of the pages.
 * - `demos` looks at the demos in a real browser, on a phone and on a screen, in light and dark, and beside
 *   the pictures that stand for them before they run. `--once` is on a screen in light, and says in a third of
 *   the time whether they work. `--pictures <folder>` keeps what was seen. `--first-frames` takes the pictures
 *   anew that stand for demos. `--root <folder>=<address>` names other folders of pages than the site's.
 *
 * Playwright follows the tutorials, and opens the page files in Studio: `tests/tutorials` and `tests/studio`.
 */
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';

const CHECKS = ['blocks', 'demos'];

const [check = '', ...args] = process.argv.slice(2);
if (!CHECKS.includes(check)) {
  console.error(`Expected a check, one of ${CHECKS.join(', ')}; found "${check}".`);
  process.exit(2);
}
const { verify, options = {} } = load(import.meta.filename, `./verify/${check}/run.ts`);
const { values, positionals } = parseArgs({ args, options, allowPositionals: true });

// Who reads only the first lines (`| head`) closes the pipe; the check still ends by cleaning up.
process.stdout.on('error', () => undefined);

/** @type {import('./verify/lib/tell').Verdict} */
const { passed, failed } = await verify(positionals, values);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

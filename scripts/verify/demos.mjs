#!/usr/bin/env node
/**
 * Checks the demos in a real browser:
 * `node scripts/verify/demos.mjs [page …] [--once] [--pictures <folder>] [--first-frames]`.
 * A page is a part of its path: `react-crud`, `introduction/tutorial`; without one, all are checked.
 *
 * Demos are looked at on a phone and on a screen, in light and dark, and beside the pictures that stand
 * for them before they run. `--once` is on a screen in light, and says in a third of the time whether
 * they work. `--first-frames` takes those pictures anew.
 * `--root <folder>=<address>` names other folders of pages than the site's.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from '../lib/load.mjs';

const { values, positionals } = parseArgs({
  options: {
    pictures: { type: 'string' },
    once: { type: 'boolean', default: false },
    'first-frames': { type: 'boolean', default: false },
    root: { type: 'string', multiple: true },
  },
  allowPositionals: true,
});

// Who reads only the first lines (`| head`) closes the pipe; the check still ends by cleaning up.
process.stdout.on('error', () => undefined);

const { verifyDemos } = load(import.meta.filename, './demos/run.ts');
const failed = await verifyDemos({
  siteDir: path.resolve(import.meta.dirname, '../..'),
  pages: positionals,
  once: values.once,
  pictures: values.pictures && path.resolve(values.pictures),
  firstFrames: values['first-frames'],
  roots: values.root,
  say: (/** @type {string} */ line) => console.log(line),
});
process.exitCode = failed > 0 ? 1 : 0;

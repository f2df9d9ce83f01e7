#!/usr/bin/env node
/**
 * Follows pages to a running app: `node scripts/verify/pages.mjs [--keep] [page …]`
 * types their commands, writes their files, and looks in a browser for what they promise. It takes
 * minutes, and needs the npm registry. `--keep` leaves the projects to be looked at.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from '../lib/load.mjs';

const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { verifyPages } = load(import.meta.filename, './pages/run.ts');
const failed = await verifyPages({
  siteDir: path.resolve(import.meta.dirname, '../..'),
  pages: positionals,
  keep: values.keep,
  say: (/** @type {string} */ line) => console.log(line),
});
process.exitCode = failed > 0 ? 1 : 0;

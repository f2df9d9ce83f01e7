#!/usr/bin/env node
/**
 * Runs the files on Studio's pages in Studio: `node scripts/verify/studio.mjs [page …]` builds apps of
 * them, starts these, and opens each of their pages in a browser. A page is a part of the path of one of
 * the docs; without one, all are tried.
 */
import path from 'node:path';
import { load } from '../lib/load.mjs';

const { verifyStudio } = load(import.meta.filename, './studio/run.ts');
const failed = await verifyStudio({
  siteDir: path.resolve(import.meta.dirname, '../..'),
  pages: process.argv.slice(2),
  say: (/** @type {string} */ line) => console.log(line),
});
process.exitCode = failed > 0 ? 1 : 0;

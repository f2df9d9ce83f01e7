#!/usr/bin/env node
/**
 * Compiles the TypeScript and JavaScript blocks of the pages: `node scripts/verify/blocks.mjs [page …]`.
 * A page is a part of its path; without one, all are checked.
 */
import path from 'node:path';
import { load } from '../lib/load.mjs';

const { verifyBlocks } = load(import.meta.filename, './blocks/run.ts');
const failed = await verifyBlocks({
  siteDir: path.resolve(import.meta.dirname, '../..'),
  pages: process.argv.slice(2),
  say: (/** @type {string} */ line) => console.log(line),
});
process.exitCode = failed > 0 ? 1 : 0;

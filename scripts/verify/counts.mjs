#!/usr/bin/env node
/**
 * Counts what the pages hold: `node scripts/verify/counts.mjs [page …]` prints a table with the words,
 * the demos, the blocks and the pictures of each page.
 */
import path from 'node:path';
import { load } from '../lib/load.mjs';

const { countPages } = load(import.meta.filename, './counts/run.ts');
const { formatCounts } = load(import.meta.filename, './counts/format.ts');
const counts = countPages(path.resolve(import.meta.dirname, '../..'), process.argv.slice(2));
console.log(formatCounts(counts));

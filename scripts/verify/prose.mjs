#!/usr/bin/env node
/**
 * Judges the prose of the pages: `node scripts/verify/prose.mjs [page …]`. A page is a part of its path;
 * without one, all are judged. The rules are in prose/rules.ts.
 */
import path from 'node:path';
import { load } from '../lib/load.mjs';

const { verifyProse } = load(import.meta.filename, './prose/run.ts');
const siteDir = path.resolve(import.meta.dirname, '../..');
const { pages, offences } = verifyProse(siteDir, process.argv.slice(2));
for (const { rule, page, line, message } of offences) {
  console.log(`FAIL ${page}:${line} ${rule}: ${message}`);
}
const failed = new Set(offences.map(({ page }) => page)).size;
console.log(`\n${pages - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

#!/usr/bin/env node
/**
 * Judges the prose of the pages: `node scripts/verify/prose.mjs [--json] [page …]`. A page is a part of
 * its path; without one, all are judged. The rules are in prose/rules.ts.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { verifyProse } = load(import.meta.filename, './prose/run.ts');
const result = verifyProse(path.resolve(import.meta.dirname, '../..'), positionals);
if (values.json) {
  console.log(JSON.stringify(result));
} else {
  for (const { rule, page, line, message } of result.offences) {
    console.log(`FAIL ${page}:${line} ${rule}: ${message}`);
  }
  const failed = new Set(result.offences.map(({ page }) => page)).size;
  console.log(`\n${result.pages - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

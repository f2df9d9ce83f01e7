#!/usr/bin/env node
/**
 * Asks whether the pages to which the built site links are still there: `npm run links`. It prints a
 * report, or writes it with `--report <file>`, and fails if a link is broken. A workflow runs it each week.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';

const BUILD = path.resolve(import.meta.dirname, '../build');

const { values } = parseArgs({
  options: { report: { type: 'string' }, dir: { type: 'string', default: BUILD } },
});
const { externalLinks } = load(import.meta.filename, './lib/links/found.ts');
const { checkLinks, linkReport } = load(import.meta.filename, './lib/links/check.ts');

const pages = await externalLinks(values.dir, 'https://mui.com');
const verdicts = await checkLinks(pages.keys());
const report = linkReport(verdicts, pages);
if (values.report === undefined) {
  console.log(report);
} else {
  await fs.writeFile(values.report, report);
}
if (verdicts.some((/** @type {{ state: string }} */ { state }) => state === 'broken')) {
  process.exitCode = 1;
}

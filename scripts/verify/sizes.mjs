#!/usr/bin/env node
/**
 * Measures what the parts of the library add to an app: `node scripts/verify/sizes.mjs` prints a table,
 * minified and compressed, with Material UI and Emotion, without React. `--check` fails if a page says
 * another size.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from '../lib/load.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const { markdownTable } = load(import.meta.filename, '../lib/markdownTable.ts');
const { measureSizes } = load(import.meta.filename, './sizes/measure.ts');
const { judgeSizes, kilobytes } = load(import.meta.filename, './sizes/judge.ts');

const siteDir = path.resolve(import.meta.dirname, '../..');
const sizes = await measureSizes(siteDir);
const lines = sizes.map(({ name, bytes }) => [name, `${kilobytes(bytes)} kB`]);
console.log(markdownTable(['part', 'gzip'], lines));
if (values.check) {
  const read = (page) => fs.readFileSync(path.join(siteDir, page), 'utf8');
  const wrong = judgeSizes(sizes, read);
  wrong.forEach((message) => console.log(`FAIL ${message}`));
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

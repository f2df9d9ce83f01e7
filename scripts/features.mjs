#!/usr/bin/env node
/**
 * Reads from all published versions of Toolpad Core which of them have the features that the pages are
 * about, and writes what “Check my project” knows: `node scripts/features.mjs`. `--check` writes nothing,
 * and fails if it would write something else.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatJson, writeJson } from './lib/writeJson.mjs';
import { load } from './verify/lib/load.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const { fetchVersions } = load(import.meta.filename, './lib/features/published.ts');
const { makeFeatures } = load(import.meta.filename, './lib/features/make.ts');

const siteDir = path.resolve(import.meta.dirname, '..');
const file = 'src/components/ProjectCheck/features.json';
const versions = await fetchVersions(siteDir, '@toolpad/core', console.log);
const features = makeFeatures(siteDir, versions);
const range = `${versions.length} versions, ${versions[0].version} to ${versions.at(-1).version}`;
if (!values.check) {
  await writeJson(path.join(siteDir, file), features);
  console.log(`${file}: written from ${range}.`);
} else if ((await fs.readFile(path.join(siteDir, file), 'utf8')) === (await formatJson(features))) {
  console.log(`${file} is what ${range} say.`);
} else {
  console.log(`FAIL ${file} is not what ${range} say. Run: node scripts/features.mjs`);
  process.exitCode = 1;
}

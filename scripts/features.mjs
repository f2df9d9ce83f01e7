#!/usr/bin/env node
/**
 * Reads from all published versions of Toolpad Core which of them have the features that the pages are
 * about, and writes what “Check my project” knows: `node scripts/features.mjs`.
 */
import path from 'node:path';
import { load } from './lib/load.mjs';
import { writeJson } from './lib/writeJson.mjs';

const { fetchVersions } = load(import.meta.filename, './lib/features/published.ts');
const { makeFeatures } = load(import.meta.filename, './lib/features/make.ts');

const siteDir = path.resolve(import.meta.dirname, '..');
const file = 'src/components/ProjectCheck/features.json';
const versions = await fetchVersions(siteDir, '@toolpad/core', console.log);
await writeJson(path.join(siteDir, file), makeFeatures(siteDir, versions));
const range = `${versions.length} versions, ${versions[0].version} to ${versions.at(-1).version}`;
console.log(`${file}: written from ${range}.`);

#!/usr/bin/env node
/**
 * Adds to the site what CONTRIBUTING.md describes: `npm run new:page`, `npm run new:version` and
 * `npm run new:language`. What is not named is asked for.
 */
import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { load } from './lib/load.mjs';

const siteDir = path.resolve(import.meta.dirname, '..');
const { newPage } = load(import.meta.filename, './lib/new/page.ts');
const { newVersion } = load(import.meta.filename, './lib/new/version.ts');
const { newLanguage } = load(import.meta.filename, './lib/new/language.ts');
const { PRODUCT_IDS } = load(import.meta.filename, './lib/new/product.ts');

const PRODUCT = `Product (${PRODUCT_IDS})`;

/** What can be added: what adds it, and what it needs to know, in order. */
const KINDS = {
  page: { add: newPage, asks: [PRODUCT, 'Category of the drawer', 'Title'] },
  version: { add: newVersion, asks: [PRODUCT, 'New version, as 0.16.0'] },
  language: { add: newLanguage, asks: ['Two letters of the language, as de'] },
};

const [kind, ...told] = process.argv.slice(2);
const { add, asks } = KINDS[/** @type {keyof typeof KINDS} */ (kind)] ?? {};
if (!add || !asks || told.length > asks.length) {
  console.error(
    `Expected one of ${Object.keys(KINDS).join(', ')}, and for it ${asks?.join(', ') ?? 'what it asks for'}.`,
  );
  process.exit(1);
}

const dialog = createInterface({ input: stdin, output: stdout });
const answers = [];
for (const [at, question] of asks.entries()) {
  answers.push(told[at] ?? (await dialog.question(`${question}: `)).trim());
}
dialog.close();
try {
  console.log(await add(siteDir, ...answers));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

#!/usr/bin/env node
/**
 * Compiles the TypeScript and JavaScript blocks of pages: `node scripts/blocks.mjs [page …]`. To select a page, specify
 * part of its path, such as `react-crud` or `introduction/tutorial`. Without a page, all pages are checked.
 */
import { load } from './lib/load.mjs';

const { checkBlocks } = load(import.meta.filename, './blocks/run.ts');

// A program that reads only the first lines (`| head`) closes the pipe, but the check must still clean up.
process.stdout.on('error', () => undefined);

/** @type {import('./blocks/run').CheckResult} */
const { passed, failed } = await checkBlocks(process.argv.slice(2));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

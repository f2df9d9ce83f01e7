#!/usr/bin/env node
/** Compares this site with sites of the same content by other generators: `npm run bench -- [--rounds 5]`. */
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const { runBench } = load(import.meta.filename, './bench/run.ts');
try {
  await runBench(Number(values.rounds));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

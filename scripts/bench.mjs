#!/usr/bin/env node
/**
 * Measures this site beside others with the same text, and writes PERFORMANCE.md:
 * `npm run bench -- [part …] [--rounds 5] [--sites ours,starlight] [--pages text]`.
 *
 * Without a part, everything is measured anew. A part by itself adds its rounds to what is known of the
 * same builds, so that a long measurement can be made in pieces.
 */
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    sites: { type: 'string' },
    pages: { type: 'string' },
  },
  allowPositionals: true,
});
const { runBench } = load(import.meta.filename, './bench/run.ts');
try {
  await runBench({
    parts: positionals,
    rounds: Number(values.rounds),
    sites: values.sites?.split(','),
    pages: values.pages?.split(','),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

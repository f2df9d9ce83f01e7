#!/usr/bin/env node
/**
 * Lighthouse (mobile) on pages of the built site: `node scripts/lighthouse.mjs [--runs 3] [page …]`.
 *
 * It is fetched by npx when it is wanted and is no dependency: Lighthouse 13 asks for Node 22.19. It
 * has run on Node 20 too, with a warning of npm.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startServer } from './lib/server.mjs';
import { load } from './verify/lib/load.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROOT = path.resolve(import.meta.dirname, '..');
const PAGES = ['core/introduction/', 'core/introduction/base-concepts/', 'studio/getting-started/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const flags = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'lib/chromium/flags.json'), 'utf8'),
);
const run = promisify(execFile);

/**
 * @param {string} url
 * @param {import('./lib/chromium/find').Chromium} chromium
 * @returns {Promise<any>} Lighthouse's result
 */
async function measure(url, chromium) {
  // A value with spaces would not survive the command line.
  const chromeFlags = ['--headless', ...flags.filter((flag) => !flag.includes(' '))];
  if (process.getuid?.() === 0) {
    chromeFlags.push('--no-sandbox');
  }
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json'],
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${chromeFlags.join(' ')}`,
    ],
    {
      env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.executablePath },
      maxBuffer: MAX_REPORT_BYTES,
    },
  );
  return JSON.parse(stdout);
}

/** @param {any} result */
function describe({ categories, audits }) {
  const scores = CATEGORIES.map((id) => `${id} ${Math.round(categories[id].score * 100)}`);
  const metrics = Object.entries(METRICS).map(([name, id]) => `${name} ${audits[id].displayValue}`);
  const items = audits['network-requests'].details.items;
  const bytes = items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const failed = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id);
  return [
    scores.join(', '),
    metrics.join(', '),
    `${items.length} requests, ${bytes} bytes`,
    ...(failed.length > 0 ? [`not passed: ${failed.join(', ')}`] : []),
  ].join('; ');
}

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    dir: { type: 'string', default: path.join(ROOT, 'build') },
  },
  allowPositionals: true,
});
const { ensureChromium } = load(import.meta.filename, './lib/chromium/ensure.ts');
const chromium = await ensureChromium(console.log);
if (chromium.missing) {
  throw new Error(chromium.missing);
}
const server = await startServer({ dir: String(values.dir) });
try {
  for (const page of positionals.length > 0 ? positionals : PAGES) {
    for (let index = 0; index < Number(values.runs); index += 1) {
      console.log(`${page}: ${describe(await measure(new URL(page, server.url).href, chromium))}`);
    }
  }
} finally {
  await server.close();
}

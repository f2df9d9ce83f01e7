#!/usr/bin/env node
/**
 * How long a writer waits: `node scripts/measure-start.mjs` removes what the development server keeps on
 * disk, starts it twice, opens a page in Chromium, adds a sentence to it, and prints the seconds until each
 * is on the screen, with the processor's seconds of the server.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { docusaurusIn } from './lib/docusaurusIn.mjs';
import { load } from './lib/load.mjs';
import { startProcess } from './lib/startProcess.mjs';

const { startChromium } = load(import.meta.filename, './lib/chromium/start.ts');

const ROOT = path.resolve(import.meta.dirname, '..');
const CACHES = ['.docusaurus', 'node_modules/.cache'].map((name) => path.join(ROOT, name));
const PAGE = {
  path: '/toolpad/core/introduction/',
  file: path.join(ROOT, 'docs-toolpad-core/introduction/index.mdx'),
};
const PORT = '3999';
const ADDRESS = `http://127.0.0.1:${PORT}${PAGE.path}`;
const EDITS = 5;
const MAX_WAIT_MS = 300_000;
const TICKS_PER_SECOND = 100;

const seconds = (/** @type {number} */ from) => (performance.now() - from) / 1000;
const shown = (/** @type {number} */ number) => number.toFixed(1);

/**
 * User and system time of a process, in seconds; only Linux tells.
 *
 * @param {number | undefined} pid
 */
function processorSeconds(pid) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

/**
 * @param {import('playwright-core').Page} tab
 * @returns {Promise<number>} the median, in seconds
 */
async function timeOfEdit(tab) {
  const before = fs.readFileSync(PAGE.file, 'utf8');
  const times = [];
  try {
    for (let edit = 0; edit < EDITS; edit += 1) {
      // What the last edit left to do is done by then.
      await wait(2000);
      const start = performance.now();
      fs.writeFileSync(PAGE.file, `${before}\nThis is edit number ${edit}.\n`);
      await tab.getByText(`This is edit number ${edit}.`).waitFor({ timeout: MAX_WAIT_MS });
      times.push(seconds(start));
    }
  } finally {
    fs.writeFileSync(PAGE.file, before);
  }
  return times.sort((a, b) => a - b)[Math.floor(EDITS / 2)] ?? Number.NaN;
}

/** @param {import('playwright-core').Browser} browser */
async function measure(browser) {
  const start = performance.now();
  const { pid, answers, stop } = startProcess(
    process.execPath,
    [docusaurusIn(ROOT), 'start', '--no-open', '--host', '127.0.0.1', '--port', PORT],
    { name: 'The development server', cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  try {
    await answers(() => fetch(ADDRESS).then(({ ok }) => ok), MAX_WAIT_MS);
    const tab = await browser.newPage();
    await tab.goto(ADDRESS, { timeout: MAX_WAIT_MS });
    await tab
      .getByRole('article')
      .getByRole('heading', { level: 1 })
      .waitFor({ timeout: MAX_WAIT_MS });
    const screen = `${shown(seconds(start))} s (processor ${shown(processorSeconds(pid))} s)`;
    const edit = await timeOfEdit(tab);
    await tab.close();
    return `on the screen after ${screen}; an edit after ${shown(edit)} s`;
  } finally {
    await stop();
  }
}

const browser = await startChromium();
try {
  CACHES.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true }));
  console.log(`cold: ${await measure(browser)}`);
  console.log(`warm: ${await measure(browser)}`);
} finally {
  await browser.close();
}

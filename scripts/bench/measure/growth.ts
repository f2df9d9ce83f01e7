import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { filesBelow } from '../../../plugins/shared/node/files';
import { productOf } from '../../../plugins/shared/products';
import { copySite } from '../../lib/copySite';
import { docusaurusIn } from '../../lib/docusaurusIn.mjs';
import { recordPage, sumBytes } from '../../lib/record';
import { startServer } from '../../lib/server.mjs';
import type { Sample } from './phone';

/** How often the builder's pages are copied beside themselves. */
export const COPIES = 16;

const { folder: FOLDER } = productOf('/studio/');

/** A page of the product that grows, and words that many of its pages have. */
const PAGE = 'studio/concepts/queries/';
const WORDS = 'button';

const LOOK_MS = 200;

/** The most memory that a process has had, in bytes, or nothing where the system doesn't tell. */
function peakMemory(pid: number | undefined): number | undefined {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    // A process that has just ended has none.
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
    return peak === undefined ? undefined : Number(peak) * 1024;
  } catch {
    return undefined;
  }
}

/** A tree of pages with its copies beside it, each with titles of its own. */
const GROWN_TREE = `import type { NavEntry } from '../plugins/shared/navigation/entry';
import { studio as once } from './studioOnce';

const copied = (entry: NavEntry, count: number): NavEntry => ({
  ...entry,
  pathname: entry.pathname.replace('/studio/', \`/studio/copy-\${count}/\`),
  ...(typeof entry.title === 'string' && { title: \`\${entry.title} \${count}\` }),
  ...(entry.subheader !== undefined && { subheader: \`\${entry.subheader} \${count}\` }),
  ...(entry.children && { children: entry.children.map((child) => copied(child, count)) }),
});

const copies = Array.from({ length: ${COPIES} }, (_, at) => once.map((entry) => copied(entry, at + 1)));

export const studio: NavEntry[] = [...once, ...copies.flat()];
`;

async function buildGrown(copy: string): Promise<Sample> {
  copySite(copy);
  const grown = path.join(copy, FOLDER);
  const original = `${grown}.original`;
  fs.cpSync(grown, original, { recursive: true });
  for (let count = 1; count <= COPIES; count += 1) {
    fs.cpSync(original, path.join(grown, `copy-${count}`), { recursive: true });
  }
  fs.rmSync(original, { recursive: true });
  const tree = path.join(copy, 'sidebars/studio.ts');
  fs.renameSync(tree, path.join(copy, 'sidebars/studioOnce.ts'));
  fs.writeFileSync(tree, GROWN_TREE);
  const start = performance.now();
  const build = spawn(process.execPath, [docusaurusIn(copy), 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory: number | undefined;
  const looking = setInterval(() => (memory = peakMemory(build.pid) ?? memory), LOOK_MS);
  const [code] = (await once(build, 'exit')) as [number | null];
  clearInterval(looking);
  if (code !== 0) {
    throw new Error(`The grown site in ${copy} could not be built: exit code ${code}.`);
  }
  return {
    seconds: (performance.now() - start) / 1000,
    ...(memory !== undefined && { memory }),
  };
}

/**
 * Weighs what grows with a site: what a reader of a page gets, who then opens the search and asks it something.
 *
 * @param build the folder of the built site
 * @returns the number of pages, the bytes of a page's scripts once React runs, and those of the search's
 *   data, with the number of its files
 */
export async function weighSite(browser: Browser, build: string): Promise<Sample> {
  const context = await browser.newContext();
  const server = await startServer({ dir: build });
  try {
    const page = await context.newPage();
    const record = await recordPage(page, await context.newCDPSession(page));
    await page.goto(new URL(PAGE, server.url).href, { waitUntil: 'load' });
    await record.quiet();
    await page.getByRole('banner').getByRole('button', { name: 'Color mode' }).hover();
    await page.waitForSelector('html[data-react="on"]', { state: 'attached' });
    await record.quiet();
    const scripts = sumBytes(record.requests, 'Script');
    record.forgetRequests();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(WORDS);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await record.quiet();
    const data = record.requests.filter(({ type }) => type === 'Fetch' || type === 'XHR');
    const pages = filesBelow(build, /\.md$/).length;
    return { pages, scripts, index: sumBytes(data), indexFiles: data.length };
  } finally {
    await context.close();
    await server.close();
  }
}

/**
 * Builds the site with the builder's pages copied many times, in a temporary folder.
 *
 * @returns what {@link weighSite} says of it, and the seconds and the memory in bytes that its build took
 * @throws {Error} if it cannot be built
 */
export async function measureGrown(browser: Browser): Promise<Sample> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-growth-'));
  try {
    const copy = path.join(folder, 'site');
    const built = await buildGrown(copy);
    return { ...built, ...(await weighSite(browser, path.join(copy, 'build'))) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { startChromium } from '../lib/chromium/start';
import { startServer } from '../lib/server.mjs';
import { withMeasured } from './document';
import { measureClicks } from './measure/clicks';
import { measureGrown, weighSite } from './measure/growth';
import { LIGHTHOUSE_PAGES, measureLighthouse } from './measure/lighthouse';
import { openLine } from './measure/line';
import { measurePaint, measureWork, weighHtml } from './measure/paint';
import type { Sample } from './measure/phone';
import { openPointer, whatPointersLack } from './measure/pointer';
import { measureReact } from './measure/react';
import { PAGE_IDS, PAGES, type PageId, START_PAGE } from './pages';
import { formatReport } from './report';
import { addMeasurement, keepResults, keptOn, readResults, TIMED } from './results';
import { buildSites, CACHE, type Site, SITE_IDS } from './sites/build';

const ROOT = path.resolve(__dirname, '../..');
const DOCUMENT = path.join(ROOT, 'PERFORMANCE.md');
const RESULTS = path.join(CACHE, 'results.json');

export interface BenchOptions {
  /** None for all. */
  parts: readonly string[];
  /** How often each number is taken. */
  rounds: number;
  sites?: readonly string[];
  pages?: readonly string[];
}

/** A site that is served. */
type Served = Site & { url: string };

function known<T extends string>(asked: readonly string[], all: readonly T[], what: string): T[] {
  const unknown = asked.filter((name) => !(all as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`Expected a ${what} of ${all.join(', ')}, found ${unknown.join(', ')}.`);
  }
  return all.filter((name) => asked.includes(name));
}

/** Lets the server pack what will be asked for, so that no measured load waits for that. */
async function warm(browser: Browser, sites: readonly Served[], pages: readonly PageId[]) {
  const paths = [START_PAGE, ...pages.map((page) => PAGES[page].path)];
  const page = await browser.newPage();
  for (const { url, id } of sites) {
    for (const path of id === 'floor' ? paths.slice(1) : paths) {
      await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' });
    }
  }
  await page.close();
}

interface Run {
  browser: Browser;
  sites: readonly Served[];
  pages: readonly PageId[];
  rounds: number;
  add: (part: string, page: string, site: { id: string; state: string }, sample: Sample) => void;
}

/** One round after the other, and in each all pages of all sites, so that a slow minute is everyone's. */
async function interleave(
  { sites, pages, rounds, add }: Run,
  part: string,
  measure: (url: string, path: string, site: Served) => Promise<Sample>,
): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      for (const site of sites) {
        const { path } = PAGES[page];
        add(part, page, site, await measure(new URL(path, site.url).href, path, site));
      }
    }
    console.log(`${part}: ${round} of ${rounds}`);
  }
}

const only = (run: Run, are: (site: Site) => boolean): Run => ({
  ...run,
  sites: run.sites.filter(are),
});

const ownOf = ({ sites }: Run): Served | undefined => sites.find(({ id }) => id === 'ours');

async function measureAllClicks(run: Run): Promise<void> {
  const lack = whatPointersLack();
  if (lack) {
    console.log(`clicks: left out, ${lack}`);
    return;
  }
  const [pointer, line] = [await openPointer(), await openLine()];
  try {
    await interleave(
      only(run, ({ id }) => id !== 'floor'),
      'clicks',
      (_, page, site) => measureClicks({ pointer, line }, new URL(site.url).origin, page),
    );
  } finally {
    await pointer.close();
    await line.close();
  }
}

/** What can be measured by itself. */
const MEASURES = {
  build: () => Promise.resolve(),
  html: (run: Run) => interleave({ ...run, rounds: 1 }, 'html', weighHtml),
  paint: (run: Run) => interleave(run, 'paint', (url) => measurePaint(run.browser, url)),
  work: (run: Run) => interleave(run, 'work', (url) => measureWork(run.browser, url)),
  clicks: measureAllClicks,
  react: async (run: Run) => {
    const own = only(run, ({ id }) => id === 'ours');
    const measure = (url: string) => measureReact(run.browser, url);
    // Once for the server, which packs what React needs when it is asked for.
    await interleave({ ...own, rounds: 1, add: () => undefined }, 'react', measure);
    await interleave(own, 'react', measure);
  },
  lighthouse: async (run: Run) => {
    const own = ownOf(run);
    if (own) {
      for (const page of LIGHTHOUSE_PAGES) {
        run.add('lighthouse', page, own, await measureLighthouse(new URL(page, own.url).href));
      }
    }
  },
  growth: async (run: Run) => {
    const own = ownOf(run);
    if (own) {
      run.add('growth', 'all', { ...own, id: 'today' }, await weighSite(run.browser, own.dir));
      run.add('growth', 'all', { ...own, id: 'grown' }, await measureGrown(run.browser));
    }
  },
} satisfies Record<string, (run: Run) => Promise<void>>;

const PARTS = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

/** Formatted as the checks want it. */
async function writeDocument(measured: string): Promise<void> {
  const text = withMeasured(fs.readFileSync(DOCUMENT, 'utf8'), measured);
  const options = await resolveConfig(DOCUMENT);
  fs.writeFileSync(DOCUMENT, await format(text, { ...options, parser: 'markdown' }));
}

/**
 * Measures what is asked for, and writes all that is known into PERFORMANCE.md.
 *
 * @throws {Error} for a part, site or page that isn't known, and whatever cannot be built or measured
 */
export async function runBench(options: BenchOptions): Promise<void> {
  const all = options.parts.length === 0;
  const parts = all ? PARTS : known(options.parts, PARTS, 'part');
  const siteIds = known(options.sites ?? SITE_IDS, SITE_IDS, 'site');
  const pages = known(options.pages ?? PAGE_IDS, PAGE_IDS, 'page');
  const sites = (await buildSites()).filter(({ id }) => siteIds.includes(id));
  const browser = await startChromium();
  const servers = await Promise.all(sites.map(({ dir }) => startServer({ dir })));
  if (all) {
    fs.rmSync(RESULTS, { force: true });
  }
  const run: Run = {
    browser,
    sites: sites.map((site, index) => ({ ...site, url: servers[index]?.url ?? '' })),
    pages,
    rounds: options.rounds,
    add: (part, page, { id, state }, sample) => {
      const [load = 0] = os.loadavg();
      const measured = { part, page, site: id, state, sample: { ...sample, load } };
      // What another run has added meanwhile stays.
      keepResults(RESULTS, addMeasurement(readResults(RESULTS), measured));
    },
  };
  try {
    if (parts.some((part) => TIMED.includes(part))) {
      await warm(browser, run.sites, pages);
    }
    for (const part of parts) {
      await MEASURES[part](run);
    }
    const date = keptOn(RESULTS).toISOString().slice(0, 10);
    const report = formatReport(readResults(RESULTS), { date, chromium: browser.version() });
    console.log(report);
    await writeDocument(report);
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

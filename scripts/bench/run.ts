import type { Browser } from 'playwright-core';
import { compressFiles } from '../../plugins/hosting/node/compress';
import compressFile from '../../plugins/hosting/node/compressFile';
import { startChromium } from '../lib/chromium';
import { markdownTable } from '../lib/markdownTable';
import { startServer } from '../lib/server.mjs';
import { CATEGORIES, LIGHTHOUSE_PAGES, measureLighthouse } from './lighthouse';
import { measurePaint } from './paint';
import { buildSites, type Site } from './sites/build';

/** The pages that are measured: their addresses below the base, the same in all sites. */
const PAGES = {
  'text page': 'core/introduction/base-concepts/',
  'page with demos': 'core/react-crud/',
} as const;

type Metric = keyof Awaited<ReturnType<typeof measurePaint>>;

/** What the table shows of each metric, in order. */
const METRICS: Record<Metric, { label: string; show: (value: number) => string }> = {
  first: { label: 'first paint, ms', show: (ms) => ms.toFixed() },
  largest: { label: 'largest paint, ms', show: (ms) => ms.toFixed() },
  shift: { label: 'layout shift until idle', show: (shift) => shift.toFixed(3) },
  bytes: { label: 'sent before interaction, kB', show: (bytes) => (bytes / 1000).toFixed(1) },
};

type Served = Site & { url: string };

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Measures all sites in turn in each round, so that a slow minute of the machine affects all of them. */
async function paintTable(browser: Browser, sites: readonly Served[], rounds: number) {
  const samples = new Map<string, Record<Metric, number>[]>();
  // The first round starts the browser's processes, and doesn't count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [page, address] of Object.entries(PAGES)) {
      for (const { id, url } of sites) {
        const sample = await measurePaint(browser, url + address);
        if (round > 0) {
          const key = `${page} ${id}`;
          samples.set(key, [...(samples.get(key) ?? []), sample]);
        }
      }
    }
    console.log(`paint: ${round} of ${rounds}`);
  }
  const lines = (Object.keys(METRICS) as Metric[]).flatMap((metric) =>
    Object.keys(PAGES).map((page) => {
      const { label, show } = METRICS[metric];
      const valueOf = ({ id }: Site): number =>
        median((samples.get(`${page} ${id}`) ?? []).map((sample) => sample[metric]));
      const [ours = NaN, ...others] = sites.map(valueOf);
      const cells = others.map(
        (value) => show(value) + (value > 0 ? ` (${(ours / value).toFixed(2)})` : ''),
      );
      return [`${label}, ${page}`, show(ours), ...cells];
    }),
  );
  return markdownTable(['', ...sites.map(({ title }) => title)], lines);
}

async function lighthouseTable(url: string): Promise<string> {
  const lines: string[][] = [];
  for (const page of LIGHTHOUSE_PAGES) {
    const scores = await measureLighthouse(url + page);
    lines.push([page, ...CATEGORIES.map((category) => String(scores[category]))]);
  }
  return markdownTable(['page', ...CATEGORIES], lines);
}

/**
 * Measures this site beside Starlight and stock Docusaurus with the same text, and prints two tables in
 * Markdown. In brackets is this site's number divided by the other's: less than 1 is better here.
 */
export async function runBench(rounds: number): Promise<void> {
  const built = await buildSites();
  // This site's build has compressed its files, as hosts serve them; the others' are compressed alike.
  await Promise.all(built.map(({ dir }) => compressFiles(dir, compressFile)));
  const browser = await startChromium();
  const servers = await Promise.all(
    built.map(({ dir }) => startServer({ dir, withHeaders: false })),
  );
  const sites = built.map((site, index) => ({ ...site, url: servers[index]?.url ?? '' }));
  try {
    console.log(await paintTable(browser, sites, rounds));
    console.log(await lighthouseTable(sites[0]?.url ?? ''));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

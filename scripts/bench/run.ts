import type { Browser } from 'playwright-core';
import { compressFiles } from '../../plugins/hosting/node/compress';
import compressFile from '../../plugins/hosting/node/compressFile';
import { startChromium } from '../lib/chromium';
import { startServer } from '../lib/server.mjs';
import { CATEGORIES, LIGHTHOUSE_PAGES, measureLighthouse } from './lighthouse';
import { measurePaint } from './paint';
import { buildSites } from './sites';

/** The paths of the measured pages below the base URL. They are the same on all sites. */
const MEASURED_PAGES = {
  'text page': 'core/introduction/base-concepts/',
  'page with demos': 'core/react-crud/',
} as const;

type Metric = keyof Awaited<ReturnType<typeof measurePaint>>;

/** The metrics, in the order of the table. */
const METRICS: Record<Metric, { label: string; format: (value: number) => string }> = {
  first: { label: 'first paint, ms', format: (ms) => ms.toFixed() },
  largest: { label: 'largest paint, ms', format: (ms) => ms.toFixed() },
  shift: { label: 'layout shift until idle', format: (shift) => shift.toFixed(3) },
  bytes: { label: 'sent before interaction, kB', format: (bytes) => (bytes / 1000).toFixed(1) },
};

interface ServedSite {
  title: string;
  url: string;
}

function getMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Formats a Markdown table with labels in the first column and numbers in the others. */
const formatTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Measures each site once per round, so that a temporary slowdown of the machine affects all sites. */
async function comparePaint(browser: Browser, sites: readonly ServedSite[], rounds: number) {
  const samples = new Map<string, Record<Metric, number>[]>();
  // The first round isn't counted, because it starts the browser's processes.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [page, address] of Object.entries(MEASURED_PAGES)) {
      for (const { title, url } of sites) {
        const sample = await measurePaint(browser, url + address);
        if (round > 0) {
          const key = `${page} ${title}`;
          samples.set(key, [...(samples.get(key) ?? []), sample]);
        }
      }
    }
    console.log(`paint: ${round} of ${rounds}`);
  }
  const rows = (Object.keys(METRICS) as Metric[]).flatMap((metric) =>
    Object.keys(MEASURED_PAGES).map((page) => {
      const { label, format } = METRICS[metric];
      const [ours = NaN, ...others] = sites.map(({ title }) =>
        getMedian((samples.get(`${page} ${title}`) ?? []).map((sample) => sample[metric])),
      );
      const cells = others.map(
        (value) => format(value) + (value > 0 ? ` (${(ours / value).toFixed(2)})` : ''),
      );
      return [`${label}, ${page}`, format(ours), ...cells];
    }),
  );
  return formatTable(['', ...sites.map(({ title }) => title)], rows);
}

async function runLighthouse(url: string): Promise<string> {
  const rows: string[][] = [];
  for (const page of LIGHTHOUSE_PAGES) {
    const scores = await measureLighthouse(url + page);
    rows.push([page, ...CATEGORIES.map((category) => String(scores[category]))]);
  }
  return formatTable(['page', ...CATEGORIES], rows);
}

/**
 * Compares this site with Starlight and default Docusaurus sites with the same content, and prints two Markdown tables.
 * The number in parentheses is this site's value divided by the other site's value: less than 1 is better.
 */
export async function runBench(rounds: number): Promise<void> {
  const built = await buildSites();
  // The build has already compressed this site's files, so the files of the other sites are compressed in the same way.
  await Promise.all(built.map(({ dir }) => compressFiles(dir, compressFile)));
  const browser = await startChromium();
  const servers = await Promise.all(
    built.map(({ dir }) => startServer({ dir, withHeaders: false })),
  );
  const sites = built.map(({ title }, index) => ({ title, url: servers[index]?.url ?? '' }));
  try {
    console.log(await comparePaint(browser, sites, rounds));
    console.log(await runLighthouse(sites[0]?.url ?? ''));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

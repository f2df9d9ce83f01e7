import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium';

/**
 * The package, which npx downloads. It isn't a dependency, because its manifest requires Node.js 22.19, although it
 * also runs on Node.js 20.
 */
const LIGHTHOUSE_PACKAGE = 'lighthouse@13.5.0';

/** Lighthouse's categories. Each one has a score from 0 to 100. */
export const CATEGORIES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;

export const LIGHTHOUSE_PAGES = [
  'core/introduction/',
  'studio/getting-started/',
  'core/introduction/base-concepts/',
  'core/introduction/tutorial/',
  'core/react-crud/',
  'core/api/dashboard-layout/',
] as const;

const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const run = promisify(execFile);

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string }>;
}

/**
 * Runs Lighthouse on a page with its phone settings, and prints the audits that failed.
 *
 * @returns the score of each category, from 0 to 100
 * @throws if there is no Chromium, or if Lighthouse fails
 */
export async function measureLighthouse(url: string): Promise<Record<string, number>> {
  const { executablePath, env } = await ensureChromium();
  // Spaces separate the flags on the command line, so flags that contain one are omitted.
  const flags = CHROMIUM_FLAGS.filter((flag) => !flag.includes(' '));
  const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE_PACKAGE, url, '--quiet', '--output=json'],
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless', ...flags, ...rootFlags].join(' ')}`,
    ],
    {
      env: { ...process.env, ...env, CHROME_PATH: executablePath },
      maxBuffer: MAX_REPORT_BYTES,
    },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const failed = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id);
  if (failed.length > 0) {
    console.log(`${new URL(url).pathname}: failed audits: ${failed.join(', ')}`);
  }
  return Object.fromEntries(
    CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? NaN) * 100)]),
  );
}

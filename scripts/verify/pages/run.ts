import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startChromium } from '../../lib/chromium/start';
import { noPage } from '../lib/readPages';
import { Follower } from './follow';
import { FOLLOWED } from './promises';
import { recipeOf } from './recipe';

/** Takes the place of the flags' own rule: some servers lead to their machine by its name. */
const LOCALHOST =
  '--host-resolver-rules=MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export interface VerifyPagesOptions {
  siteDir: string;
  /** Parts of the paths of the pages; none for all that are followed. */
  pages: readonly string[];
  /** Leaves the projects where they are, to be looked at. */
  keep: boolean;
  say: (line: string) => void;
}

/**
 * Follows pages from an empty folder to a running app.
 *
 * @returns how many promises were not kept
 */
export async function verifyPages({
  siteDir,
  pages,
  keep,
  say,
}: VerifyPagesOptions): Promise<number> {
  const chosen = FOLLOWED.filter(
    ({ page }) => pages.length === 0 || pages.some((part) => page.includes(part)),
  );
  if (chosen.length === 0) {
    throw new Error(
      noPage(
        pages,
        FOLLOWED.map(({ page }) => page),
      ),
    );
  }
  const browser = await startChromium({ args: [LOCALHOST] });
  let passed = 0;
  let failed = 0;
  try {
    for (const followed of chosen) {
      const start = Date.now();
      const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-pages-'));
      say(`${followed.page}${keep ? ` in ${folder}` : ''}`);
      try {
        const text = await fs.readFile(path.join(siteDir, followed.page), 'utf8');
        const recipe = recipeOf({ path: followed.page, text });
        const follower = new Follower(folder, browser, say);
        const outcomes = await follower.follow(followed, recipe);
        const failures = outcomes.filter(({ failure }) => failure !== undefined).length;
        failed += failures;
        passed += outcomes.length - failures;
      } finally {
        if (!keep) {
          await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 });
        }
      }
      say(`     ${Math.round((Date.now() - start) / 1000)} s`);
    }
  } finally {
    await browser.close();
  }
  say(`\n${passed} passed, ${failed} failed`);
  return failed;
}

import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startChromium } from '../../lib/chromium/start';
import { seedStudioApp } from '../../lib/studio/seed';
import { secondTryLine } from '../../test/secondTry';
import { noPage } from '../lib/readPages';
import { installForPages } from '../studio/packages';
import { startStandIns, type StandIns } from '../studio/standIns';
import { Follower, type Outcome } from './follow';
import { Ports } from './ports';
import type { Followed } from './promise';
import { FOLLOWED } from './promises';
import { recipeOf } from './recipe';
import { tryAgain } from './secondTry';

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

interface Tools {
  siteDir: string;
  browser: Browser;
  standIns: StandIns;
  say: (line: string) => void;
}

async function followPage(followed: Followed, folder: string, tools: Tools): Promise<Outcome[]> {
  const { siteDir, browser, standIns, say } = tools;
  const text = await fs.readFile(path.join(siteDir, followed.page), 'utf8');
  const page = { path: followed.page, text };
  if (followed.from === 'Studio') {
    await seedStudioApp(folder, await installForPages(siteDir, say));
  }
  const follower = new Follower(folder, browser, standIns.env, new Ports(), say);
  return follower.follow(followed, recipeOf(page));
}

/** How often a page is followed: with `CI` set once more if it fails, as browser journeys are. */
const TRIES = process.env.CI ? 2 : 1;

/** Follows a page in a folder of its own. */
async function tryPage(followed: Followed, keep: boolean, tools: Tools): Promise<Outcome[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-pages-'));
  tools.say(`${followed.page}${keep ? ` in ${folder}` : ''}`);
  const start = Date.now();
  try {
    return await followPage(followed, folder, tools);
  } finally {
    if (!keep) {
      await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    tools.say(`     ${Math.round((Date.now() - start) / 1000)} s`);
  }
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
  const standIns = await startStandIns();
  const browser = await startChromium({ args: [LOCALHOST] });
  let passed = 0;
  let failed = 0;
  try {
    for (const followed of chosen) {
      const tools = { siteDir, browser, standIns, say };
      const outcomes = await tryAgain(() => tryPage(followed, keep, tools), {
        tries: TRIES,
        tell: (failure) => say(secondTryLine(`${followed.page}, ${failure}`)),
      });
      const failures = outcomes.filter(({ failure }) => failure !== undefined).length;
      failed += failures;
      passed += outcomes.length - failures;
    }
  } finally {
    await browser.close();
    await standIns.close();
  }
  say(`\n${passed} passed, ${failed} failed`);
  return failed;
}

import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startChromium } from '../../lib/chromium';
import { seedStudioApp } from '../../lib/studio/seed';
import { isAsked, noPage, ROOT } from '../lib/readPages';
import type { Verdict } from '../lib/tell';
import { keepStudio } from '../studio/packages';
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

export const options = { keep: { type: 'boolean', default: false } } as const;

interface Tools {
  browser: Browser;
  standIns: StandIns;
}

async function followPage(followed: Followed, folder: string, tools: Tools): Promise<Outcome[]> {
  const { browser, standIns } = tools;
  const text = await fs.readFile(path.join(ROOT, followed.page), 'utf8');
  const page = { path: followed.page, text };
  if (followed.from === 'Studio') {
    await seedStudioApp(folder, await keepStudio());
  }
  const follower = new Follower(folder, browser, standIns.env, new Ports());
  return follower.follow(followed, recipeOf(page));
}

/** How often a page is followed: with `CI` set once more if it fails, as browser journeys are. */
const TRIES = process.env.CI ? 2 : 1;

/** Follows a page in a folder of its own. */
async function tryPage(followed: Followed, keep: boolean, tools: Tools): Promise<Outcome[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-pages-'));
  console.log(`${followed.page}${keep ? ` in ${folder}` : ''}`);
  const start = Date.now();
  try {
    return await followPage(followed, folder, tools);
  } finally {
    if (!keep) {
      await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    console.log(`     ${Math.round((Date.now() - start) / 1000)} s`);
  }
}

/**
 * Follows pages from an empty folder to a running app.
 *
 * @param parts of the paths of the pages; none for all that are followed
 * @param values.keep leaves the projects where they are, to be looked at
 * @returns how many promises were kept
 */
export async function verify(
  parts: readonly string[],
  { keep }: { keep: boolean },
): Promise<Verdict> {
  const chosen = FOLLOWED.filter(({ page }) => isAsked(page, parts));
  if (chosen.length === 0) {
    throw new Error(
      noPage(
        parts,
        FOLLOWED.map(({ page }) => page),
      ),
    );
  }
  const standIns = await startStandIns();
  const browser = await startChromium({ args: [LOCALHOST] });
  const verdict = { passed: 0, failed: 0 };
  try {
    for (const followed of chosen) {
      const outcomes = await tryAgain(() => tryPage(followed, keep, { browser, standIns }), {
        tries: TRIES,
        tell: (failure) =>
          console.log(`Passed at the second try only: ${followed.page}, ${failure}`),
      });
      for (const { failure } of outcomes) {
        verdict[failure === undefined ? 'passed' : 'failed'] += 1;
      }
    }
  } finally {
    await browser.close();
    await standIns.close();
  }
  return verdict;
}

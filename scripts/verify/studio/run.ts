import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { messageOf } from '../../../plugins/shared/messageOf';
import { startChromium } from '../../lib/chromium';
import { inLanes } from '../../lib/inLanes';
import { startStudio } from '../../lib/studio/devServer.mjs';
import { readPages } from '../lib/readPages';
import { tell, type Verdict } from '../lib/tell';
import { type App, appsOfPage, mergeApps } from './apps';
import { buildApp } from './build';
import { DATABASE_PACKAGES, hasDatabase, needsDatabase, startDatabaseOf } from './database';
import { keepStudio } from './packages';
import { sessionFor } from './session';
import { settingsForStandIns, type StandIns, startStandIns } from './standIns';
import { openWindow, visitPage } from './visit';

/** How many apps are built and visited at a time. */
const LANES = 2;

/** How many pages of an app are open at a time. */
const TABS = 3;

/** What Studio prints of a file that it cannot use. */
const COMPLAINT = /^.*(?:Failed to read|Missing required environment|[1-9]\d* error\(s\)).*$/gm;

interface Tools {
  browser: Browser;
  /** Has the `node_modules`. */
  packages: string;
  standIns: StandIns;
  /** Tells of something, and counts it. */
  count: (name: string, problems: readonly string[]) => void;
}

/** Opens all pages of an app that runs. */
async function visitApp(app: App, url: string, secret: string, tools: Tools): Promise<void> {
  const { browser, packages, count } = tools;
  const window = await openWindow(browser);
  const application = app.files.get('toolpad/application.yml');
  const session = await sessionFor(packages, application, secret);
  if (session) {
    await window.addCookies([{ ...session, url }]);
  }
  await inLanes(app.pages, TABS, () => async ({ name, at }) => {
    count(`${at}: ${name}`, await visitPage(window, `${url}/pages/${name}`));
  });
  await window.close();
}

async function tryApp(app: App, folder: string, tools: Tools): Promise<void> {
  const { packages, standIns, count } = tools;
  const given = { ...Object.fromEntries(app.env), ...settingsForStandIns() };
  const database = await startDatabaseOf(app);
  const settings = { ...given, ...(database && { MYSQL_PORT: String(database.port) }) };
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}\n`,
  );
  const files = new Map([...app.files, ['.env', lines.join('')]]);
  try {
    const built = await buildApp(folder, packages, files, standIns.env);
    const studio = await startStudio(folder, { command: 'start', env: standIns.env });
    try {
      await visitApp(app, studio.url, settings.TOOLPAD_AUTH_SECRET, tools);
      count(`Studio reads the files of ${app.pages.length} pages`, [
        ...new Set(`${built}${studio.output()}`.match(COMPLAINT) ?? []),
      ]);
    } finally {
      await studio.stop();
    }
  } finally {
    await database?.stop();
  }
}

/**
 * Builds apps of the files on Studio's pages, runs them, and opens each of their pages.
 *
 * @param parts of the paths of the pages; none for all
 * @returns how many pages have problems, and one more for each app that can't be run
 */
export async function verify(parts: readonly string[]): Promise<Verdict> {
  const start = Date.now();
  const found = readPages(parts, ['docs-studio']).flatMap(appsOfPage);
  const isLeftOut = (app: App): boolean => needsDatabase(app) && !hasDatabase();
  for (const { at, name } of found.filter(isLeftOut).flatMap((app) => app.pages)) {
    console.log(`left out: ${at}: ${name} needs MariaDB; ${DATABASE_PACKAGES}`);
  }
  const apps = mergeApps(found.filter((app) => !isLeftOut(app)));
  const packages = await keepStudio();
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-studio-'));
  const standIns = await startStandIns();
  const browser = await startChromium();
  const verdict = { passed: 0, failed: 0 };
  const count = (name: string, problems: readonly string[]): void => {
    verdict[problems.length === 0 ? 'passed' : 'failed'] += 1;
    tell(name, problems);
  };
  try {
    await inLanes(apps.entries(), LANES, () => async ([index, app]) => {
      const folder = path.join(root, String(index));
      await tryApp(app, folder, { browser, packages, standIns, count }).catch((error: unknown) =>
        count(`an app with ${app.pages.map(({ at }) => at).join(', ')}`, [messageOf(error)]),
      );
    });
    count('Every service that the apps ask has a stand-in', standIns.unknown());
  } finally {
    await browser.close();
    await standIns.close();
    // What Studio started may write a moment longer.
    await fs.rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`\n${apps.length} apps (${Math.round((Date.now() - start) / 1000)} s)`);
  return verdict;
}

import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import type { BrowserContext, Response } from '@playwright/test';
import getPort from 'get-port';
import pLimit from 'p-limit';
import { writeFile } from '../../plugins/shared/node/files';
import { settled } from '../../scripts/lib/settled';
import { readPages } from '../../scripts/verify/lib/readPages';
import { run, startServer } from '../support/shell';
import { installStudio } from '../support/studio/packages';
import { CREDENTIALS } from '../support/studio/services.mjs';
import { signIn, STAND_INS } from '../support/studio/standIns';
import { expect, test } from '../tutorials/support/test';
import { type App, appsOfPage, filesOf, mergeApps, settingsOf } from './support/apps';
import { hasDatabase, needsDatabase, startDatabase } from './support/database';

/** How many pages of an app are open at a time. */
const TABS = 3;

/** What Studio prints of a file that it cannot use, and of a request that has no answer. */
const COMPLAINT =
  /^.*(?:Failed to read|Missing required environment|[1-9]\d* error\(s\)|No stand-in answers).*$/gm;

/**
 * What Chromium says of the frame in which Studio evaluates expressions, on every page that has one; and what it
 * says of a machine without graphics.
 */
const OF_OTHERS = /^An iframe which has both allow-scripts and allow-same-origin|GL Driver Message/;

/** What a picture or a map's tile may be. */
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />';

/** How Studio answers its page: the result is text, for it may hold more than JSON. */
interface Answer {
  error?: object;
  result?: string;
}

/** What is wrong with an answer, such as that to a query. */
async function faultOf(response: Response): Promise<string | undefined> {
  if (!response.ok()) {
    return `${response.status()} from ${response.url()}`;
  }
  if (!response.url().endsWith('/api/runtime-rpc')) {
    return undefined;
  }
  const { error, result = '{}' } = (await response.json()) as Answer;
  const { json } = JSON.parse(result) as { json?: { error?: object } | null };
  const failure = error ?? json?.error;
  return failure && `a query fails: ${JSON.stringify(failure)}`;
}

/** Opens a page of an app, and expects it to show itself without a word of an error. */
async function expectPage(context: BrowserContext, url: string, at: string): Promise<void> {
  const problems: string[] = [];
  const answers: Promise<unknown>[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !OF_OTHERS.test(message.text())) {
      problems.push(`${message.type()} in the console: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
  page.on('response', (response) => {
    // The body of one that is gone with the page can't be read.
    const fault = faultOf(response).catch(() => undefined);
    answers.push(fault.then((found) => found && problems.push(found)));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const root = page.getByTestId('page-root');
  await expect.soft(root, at).toBeVisible();
  await settled(page);
  await Promise.all(answers);
  await expect.soft(root.getByTestId('ErrorIcon'), at).toHaveCount(0);
  expect.soft(problems, at).toEqual([]);
  expect.soft(new URL(page.url()).pathname, at).toBe(new URL(url).pathname);
  await page.close();
}

/** The text of `.env`: what the docs leave open are settings for the stand-ins. */
function envFor(app: App, port: number): string {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const keys = { GOOGLE_PRIVATE_KEY: privateKey, STATION_API_KEY: 'key', MYSQL_PORT: String(port) };
  const settings = { ...settingsOf(app), ...CREDENTIALS, ...keys };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}

const found = readPages([], ['docs-studio']).flatMap(appsOfPage);
const isLeftOut = (app: App): boolean => needsDatabase(app) && !hasDatabase();
for (const at of found.filter(isLeftOut).flatMap(({ pages }) => [...pages.values()])) {
  test.skip(`it shows the page of ${at} (needs MariaDB's server and client)`, () => undefined);
}

for (const [index, app] of mergeApps(found.filter((one) => !isLeftOut(one))).entries()) {
  const pages = [...app.pages].map(([name, at]) => `${name} (${at.replace('docs-studio/', '')})`);
  const shown = pages.length > 0 ? pages : filesOf(app).map(([file]) => file);

  test(`it builds and shows app ${index + 1} of the files in the docs: ${shown.join(', ')}`, async ({
    context,
    folder,
    page,
  }) => {
    await installStudio(folder);
    const data = path.join(folder, 'database');
    const port = needsDatabase(app) ? await startDatabase(app, data) : 0;
    filesOf(app).forEach(([file, text]) => writeFile(path.join(folder, file), text));
    writeFile(path.join(folder, '.env'), envFor(app, port));
    // Everything from other machines is a picture without content, or an empty file.
    await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: SVG })
        : route.fulfill({ contentType: 'text/css', body: '' }),
    );

    const built = await run('npm run build', folder, STAND_INS);
    const start = `npm start -- --port ${await getPort()}`;
    const { url, output } = await startServer(start, folder, STAND_INS);
    const origin = url.replace('localhost', '127.0.0.1');
    if (app.pages.size > 0 && app.facts.has('toolpad/application.yml')) {
      await signIn(page, origin, 'Shop.Administrator');
      await page.waitForURL(/\/prod\/pages\//);
    }
    const limit = pLimit(TABS);
    await Promise.all(
      [...app.pages].map(([name, at]) =>
        limit(() => expectPage(context, `${origin}/prod/pages/${name}`, `${at}: ${name}`)),
      ),
    );

    expect.soft(new Set(`${built}${output()}`.match(COMPLAINT))).toEqual(new Set());
  });
}

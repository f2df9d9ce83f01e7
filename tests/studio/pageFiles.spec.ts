import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import type { BrowserContext, Response } from '@playwright/test';
import getPort from 'get-port';
import pLimit from 'p-limit';
import { writeFile } from '../../plugins/shared/node/files';
import { readPages } from '../../scripts/lib/readPages';
import { run, startServer } from '../support/shell';
import { waitForStableDom } from '../support/waitForStableDom';
import { installStudio } from './support/packages';
import { CREDENTIALS } from './support/services.mjs';
import { signIn, FAKE_SERVICES } from './support/fakeServices';
import { expect, test } from '../tutorials/support/test';
import {
  type App,
  collectApps,
  getDatabase,
  getFiles,
  mergeApps,
  getSettings,
} from './support/apps';
import { DATABASES } from './support/database';

/** The maximum number of pages that are open at the same time. */
const MAX_OPEN_PAGES = 3;

/** Matches Studio's output about invalid files, and the fake services' output about unknown requests. */
const ERROR_OUTPUT =
  /^.*(?:Failed to read|Missing required environment|[1-9]\d* error\(s\)|No fake service answers).*$/gm;

/**
 * Matches Chromium's warnings about the frame in which Studio evaluates expressions, and about missing graphics
 * support.
 */
const IGNORED_MESSAGE =
  /^An iframe which has both allow-scripts and allow-same-origin|GL Driver Message/;

/** The response to requests for images and map tiles. */
const EMPTY_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />';

/** A response of Studio's server. The result is serialized, because it may contain values that JSON can't represent. */
interface RpcResponse {
  error?: object;
  result?: string;
}

/** Returns the error in a response, such as the response to a query. */
async function findError(response: Response): Promise<string | undefined> {
  if (!response.ok()) {
    return `${response.status()} from ${response.url()}`;
  }
  if (!response.url().endsWith('/api/runtime-rpc')) {
    return undefined;
  }
  const { error, result = '{}' } = (await response.json()) as RpcResponse;
  const { json } = JSON.parse(result) as { json?: { error?: object } | null };
  const failure = error ?? json?.error;
  return failure && `a query fails: ${JSON.stringify(failure)}`;
}

/** Expects that a page of an app renders without an error. */
async function expectPage(context: BrowserContext, url: string, source: string): Promise<void> {
  const problems: string[] = [];
  const checks: Promise<unknown>[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !IGNORED_MESSAGE.test(message.text())) {
      problems.push(`${message.type()} in the console: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
  page.on('response', (response) => {
    // The body can't be read after a navigation.
    const fault = findError(response).catch(() => undefined);
    checks.push(fault.then((found) => found && problems.push(found)));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const root = page.getByTestId('page-root');
  await expect.soft(root, source).toBeVisible();
  await waitForStableDom(page);
  await Promise.all(checks);
  await expect.soft(root.getByTestId('ErrorIcon'), source).toHaveCount(0);
  expect.soft(problems, source).toEqual([]);
  expect.soft(new URL(page.url()).pathname, source).toBe(new URL(url).pathname);
  await page.close();
}

/** Returns the content of `.env`: the documented variables, and those for the fake services and the database. */
function createEnv(app: App, connection: Readonly<Record<string, string>>): string {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const keys = { GOOGLE_PRIVATE_KEY: privateKey, STATION_API_KEY: 'key' };
  const settings = { ...getSettings(app), ...CREDENTIALS, ...keys, ...connection };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}

const documentedApps = readPages([], ['docs-studio']).flatMap(collectApps);
const getServer = (app: App) => {
  const name = getDatabase(app);
  return name && DATABASES[name];
};
const isSkipped = (app: App): boolean => getServer(app)?.isInstalled() === false;
for (const app of documentedApps.filter(isSkipped)) {
  for (const source of app.pages.values()) {
    const title = `it shows the page from ${source} without an error (needs ${getServer(app)?.needs})`;
    test.skip(title, () => undefined);
  }
}

for (const [index, app] of mergeApps(documentedApps.filter((one) => !isSkipped(one))).entries()) {
  const pages = [...app.pages].map(
    ([name, source]) => `${name} (${source.replace('docs-studio/', '')})`,
  );
  const shown = pages.length > 0 ? pages : getFiles(app).map(([file]) => file);

  test(`it builds app ${index + 1} from the files in the docs, and shows its pages without errors: ${shown.join(', ')}`, async ({
    context,
    folder,
    page,
  }) => {
    await installStudio(folder);
    const database = getServer(app);
    const port = await database?.start(app, path.join(folder, 'database'));
    getFiles(app).forEach(([file, text]) => writeFile(path.join(folder, file), text));
    const connection = database ? { [database.portVariable]: String(port) } : {};
    writeFile(path.join(folder, '.env'), createEnv(app, connection));
    // All other hosts respond with an empty image or file.
    await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_SVG })
        : route.fulfill({ contentType: 'text/css', body: '' }),
    );

    const built = await run('npm run build', folder, FAKE_SERVICES);
    const start = `npm start -- --port ${await getPort()}`;
    const { url, output } = await startServer(start, folder, FAKE_SERVICES);
    const origin = url.replace('localhost', '127.0.0.1');
    if (
      app.pages.size > 0 &&
      app.properties.get('toolpad/application.yml')?.includes('authentication')
    ) {
      await signIn(page, origin, 'Shop.Administrator');
      await page.waitForURL(/\/prod\/pages\//);
    }
    const limit = pLimit(MAX_OPEN_PAGES);
    await Promise.all(
      [...app.pages].map(([name, source]) =>
        limit(() => expectPage(context, `${origin}/prod/pages/${name}`, `${source}: ${name}`)),
      ),
    );

    expect.soft(new Set(`${built}${output()}`.match(ERROR_OUTPUT))).toEqual(new Set());
  });
}

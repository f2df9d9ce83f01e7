import type { Browser, BrowserContext, Response } from 'playwright-core';
import { messageOf } from '../../../plugins/shared/messageOf';
import { settled } from '../../lib/settled';

/** How long a page may take to show itself, in ms. */
const PATIENCE_MS = 20_000;

/**
 * What Chromium says of the frame in which Studio evaluates expressions, on every page that has one; and
 * what it says of a machine without graphics.
 */
const OF_OTHERS = /^An iframe which has both allow-scripts and allow-same-origin|GL Driver Message/;

/** What a picture or a map's tile may be. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** A window in which everything from other machines is a picture of one pixel, or an empty file. */
export async function openWindow(browser: Browser): Promise<BrowserContext> {
  const window = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  window.setDefaultTimeout(PATIENCE_MS);
  await window.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/png', body: PIXEL })
      : route.fulfill({ contentType: 'text/css', body: '' }),
  );
  return window;
}

/** How Studio answers its page: the result is text, for it may hold more than JSON. */
interface Answer {
  error?: Failure;
  result?: string;
}

interface Failure {
  message?: string;
}

/** The error in the answer to a query, if there is one. */
async function errorOf(response: Response): Promise<string | undefined> {
  if (!response.ok()) {
    return `${response.status()} from ${response.url()}`;
  }
  if (!response.url().endsWith('/api/runtime-rpc')) {
    return undefined;
  }
  const { error, result = '{}' } = (await response.json()) as Answer;
  const { json } = JSON.parse(result) as { json?: { error?: Failure } | null };
  const failure = error ?? json?.error;
  return failure && `a query fails: ${failure.message ?? 'without a message'}`;
}

/**
 * Opens a page of an app, and waits until it has loaded what it shows.
 *
 * @returns what is wrong with it: what the console says, queries that fail, errors that are shown
 */
export async function visitPage(window: BrowserContext, url: string): Promise<string[]> {
  const problems: string[] = [];
  const answers: Promise<void>[] = [];
  const page = await window.newPage();
  page.on('console', (message) => {
    const isBad = ['error', 'warning'].includes(message.type());
    if (isBad && !OF_OTHERS.test(message.text())) {
      problems.push(`${message.type()} in the console: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
  page.on('response', (response) => {
    answers.push(
      errorOf(response).then(
        (error) => {
          problems.push(...(error ? [error] : []));
        },
        // Its body is gone with the page.
        () => undefined,
      ),
    );
  });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const root = page.getByTestId('page-root');
    await root.waitFor();
    await settled(page);
    await Promise.all(answers);
    if ((await root.getByTestId('ErrorIcon').count()) > 0) {
      problems.push(`an error is shown: ${await root.innerText()}`);
    }
    const { pathname } = new URL(page.url());
    if (pathname !== new URL(url).pathname) {
      problems.push(`it leads to ${pathname}`);
    }
  } catch (error) {
    problems.push(messageOf(error));
  } finally {
    await page.close();
  }
  return [...new Set(problems)];
}

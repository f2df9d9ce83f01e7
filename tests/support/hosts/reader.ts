import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { startChromium } from '../../../scripts/lib/chromium';
import type { RunningHost } from './nginx';

/** The site as its readers know it; the browser finds the host of the test there. */
export const SITE = 'https://mui.com/toolpad/';

const PATIENCE_MS = 20_000;

/** A reader's browser, and what the pages did against their policy, or did wrong. */
export interface HostReader {
  context: BrowserContext;
  /** By page: violations of policies, errors that nobody caught, and what the console calls errors. */
  found: string[];
  close: () => Promise<void>;
}

/**
 * Opens a browser to which a host is the official one, and watches all its pages and their frames.
 *
 * @param options how its reader reads
 */
export async function openReader(
  { port, trusted }: RunningHost,
  options: BrowserContextOptions = {},
): Promise<HostReader> {
  const browser = await startChromium({
    args: [
      `--host-resolver-rules=MAP mui.com:443 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${trusted}`,
    ],
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const found: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => found.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`,
      );
    });
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        found.push(`${page.url()}: ${message.text()} ${message.location().url}`);
      }
    });
  });
  return { context, found, close: () => browser.close() };
}

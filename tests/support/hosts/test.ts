import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { BUILD } from '../build';
import { test as base } from '../engines/test';
import { type RunningHost, START_MS, startHost } from './nginx';

/** The site as its readers know it; the browser finds the host of the test there. */
export const SITE = 'https://mui.com/toolpad/';

/** A reader of the host, and what the pages did against their policy, or did wrong. */
export interface HostReader {
  context: BrowserContext;
  /** By page: violations of policies, errors that nobody caught, and what the console calls errors. */
  found: string[];
}

interface HostFixtures {
  /**
   * Opens a browser context to which the host is the official one, and watches all its pages and their frames.
   *
   * @param options how its reader reads
   */
  openReader: (options?: BrowserContextOptions) => Promise<HostReader>;
}

interface HostWorker {
  /** The folder that nginx serves. */
  hostedBuild: string;
  /** nginx with the files that the build wrote for it. */
  host: RunningHost;
  /** A Chromium to which the host is the official one. */
  hostBrowser: Browser;
}

async function watch(context: BrowserContext): Promise<string[]> {
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
  context.on('weberror', (webError) =>
    found.push(`${webError.page()?.url()}: ${webError.error().message}`),
  );
  context.on('console', (message) => {
    if (message.type() === 'error') {
      found.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`);
    }
  });
  return found;
}

/** Playwright's `test` with the built site on nginx. It needs nginx: `test.skip(...WITHOUT_NGINX)`. */
export const test = base.extend<HostFixtures, HostWorker>({
  hostedBuild: [BUILD, { option: true, scope: 'worker' }],
  host: [
    async ({ hostedBuild }, use) => {
      const host = await startHost(hostedBuild);
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 4 * START_MS },
  ],
  hostBrowser: [
    async ({ host, playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          // The last of two flags with one name counts.
          `--host-resolver-rules=MAP mui.com:443 127.0.0.1:${host.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
          `--ignore-certificate-errors-spki-list=${host.trusted}`,
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  openReader: async ({ hostBrowser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await hostBrowser.newContext(options);
      contexts.push(context);
      return { context, found: await watch(context) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

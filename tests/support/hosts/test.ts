import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { BUILD_DIR } from '../build';
import { test as base } from '../engines/test';
import { type RunningHost, START_TIMEOUT_MS, startHost } from './nginx';

/** The site's official URL, which the browser resolves to the host under test. */
export const SITE_URL = 'https://mui.com/toolpad/';

/** The browser context of a reader, and the problems on its pages. */
export interface HostReader {
  context: BrowserContext;
  /** Violations of policies, uncaught errors, and console errors, each with its page. */
  found: string[];
}

interface HostFixtures {
  /** Opens a browser context, and observes all its pages and frames. */
  openReader: (options?: BrowserContextOptions) => Promise<HostReader>;
}

interface HostWorkerFixtures {
  /** The build that nginx serves. */
  hostedBuild: string;
  /** The running nginx, with the configuration that the build wrote for it. */
  host: RunningHost;
  /** Chromium, which resolves the official host name to this host. */
  hostBrowser: Browser;
}

async function watchProblems(context: BrowserContext): Promise<string[]> {
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

/** Playwright's `test` with the built site on nginx. Tests must call `test.skip(...WITHOUT_NGINX)`. */
export const test = base.extend<HostFixtures, HostWorkerFixtures>({
  hostedBuild: [BUILD_DIR, { option: true, scope: 'worker' }],
  host: [
    async ({ hostedBuild }, use) => {
      const host = await startHost(hostedBuild);
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 4 * START_TIMEOUT_MS },
  ],
  hostBrowser: [
    async ({ host, playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          // If two flags have the same name, Chromium uses the last one.
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
      return { context, found: await watchProblems(context) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

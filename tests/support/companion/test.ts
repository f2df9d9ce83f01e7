import type { BrowserContextOptions, Page } from '@playwright/test';
import { ensureChromium } from '../../../scripts/lib/chromium';
import { type FakeNetwork, startNetwork } from '../../fixtures/network';
import { expect, test as base, type TestPage } from '../test';
import { type Certificate, type SiteProxy, createCertificate, startProxy } from './siteProxy';
import { OFFICIAL_HOST, OTHER_HOSTS } from './hosts';
import { watchCompanion } from './probes';
import {
  bundleVariant,
  type OptionOverrides,
  createCompanionOptions,
  serveVariant,
} from './variant';
import { READER_USER_AGENT, routePublicOrigin } from './visit';

/** Opens an empty page, whose companion has the given options and uses the fake network. */
export type Visit = (
  options?: OptionOverrides,
  context?: BrowserContextOptions,
) => Promise<TestPage>;

interface TestFixtures {
  /** The ad network and analytics, which work unless a test sets another behavior. */
  network: FakeNetwork;
  visit: Visit;
  /**
   * The site under the official host name and other names. It is served by https:, because browsers require it for
   * mui.com.
   */
  siteProxy: SiteProxy;
  /** A page in a browser with the back/forward cache, which Playwright disables by default. */
  cachingPage: Page;
}

interface WorkerFixtures {
  startedNetwork: FakeNetwork;
  certificate: Certificate;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  userAgent: READER_USER_AGENT,
  startedNetwork: [
    async ({}, use) => {
      const network = await startNetwork();
      await use(network);
      await network.close();
    },
    { scope: 'worker' },
  ],
  network: async ({ startedNetwork }, use) => {
    startedNetwork.reset();
    await use(startedNetwork);
  },
  visit: async ({ open, network }, use) => {
    await use(async (options, context) => {
      // The policy of the built site doesn't allow the fake network.
      const opened = await open({ bypassCSP: true, ...context });
      await watchCompanion(opened.page);
      await serveVariant(
        opened.page,
        await bundleVariant(createCompanionOptions(network, options)),
      );
      await routePublicOrigin(opened.page, network);
      return opened;
    });
  },
  certificate: [async ({}, use) => use(await createCertificate()), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, certificate }, use) => {
      const rules = [
        ...[OFFICIAL_HOST, ...OTHER_HOSTS].map((host) => `MAP ${host} 127.0.0.1`),
        'MAP * ~NOTFOUND',
      ];
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=${rules.join(', ')}`,
          `--ignore-certificate-errors-spki-list=${certificate.trusted}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
  siteProxy: async ({ certificate }, use) => {
    const siteProxy = await startProxy(certificate);
    await use(siteProxy);
    await siteProxy.close();
  },
  cachingPage: async ({ playwright, launchOptions }, use) => {
    // A headless shell has no back/forward cache.
    const { executablePath, env } = await ensureChromium({ whole: true });
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath,
      env: { ...launchOptions.env, ...env },
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newPage());
    await browser.close();
  },
});

export { expect };

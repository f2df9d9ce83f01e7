import type { BrowserContextOptions, Page } from '@playwright/test';
import { needChromium } from '../../../scripts/lib/chromium';
import { type FakeNetwork, startNetwork } from '../../fixtures/network';
import { expect, test as base, type TestPage } from '../test';
import { type Certificate, makeCertificate } from './certificate';
import { type Front, startFront } from './front';
import { HOSTS } from './hosts';
import { type NetworkOptions, networkOptions } from './options';
import { watchCompanion } from './probes';
import { bundleVariant, serveVariant } from './variant';
import { READER, routePublicOrigin } from './visit';

/** Opens an empty page of a reader whose companion has these options and talks to the fake network. */
export type Visit = (
  options?: NetworkOptions,
  context?: BrowserContextOptions,
) => Promise<TestPage>;

interface TestFixtures {
  /** Ad network and analytics, which behave well until a test says otherwise. */
  network: FakeNetwork;
  visit: Visit;
  /** The site under the official host name and others, all by https:, which mui.com demands of browsers. */
  front: Front;
  /** A page in a browser with the cache of whole pages, which Playwright switches off otherwise. */
  cachingPage: Page;
}

interface WorkerFixtures {
  startedNetwork: FakeNetwork;
  certificate: Certificate;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  userAgent: READER,
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
      // The policy of the built site knows nothing of the fake network.
      const opened = await open({ bypassCSP: true, ...context });
      await watchCompanion(opened.page);
      await serveVariant(opened.page, await bundleVariant(networkOptions(network, options)));
      await routePublicOrigin(opened.page, network);
      return opened;
    });
  },
  certificate: [async ({}, use) => use(await makeCertificate()), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, certificate }, use) => {
      const rules = [...HOSTS.map((host) => `MAP ${host} 127.0.0.1`), 'MAP * ~NOTFOUND'];
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
  front: async ({ certificate }, use) => {
    const front = await startFront(certificate);
    await use(front);
    await front.close();
  },
  cachingPage: async ({ playwright, launchOptions }, use) => {
    // A headless shell has no such cache.
    const { executablePath, env } = await needChromium({ whole: true });
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

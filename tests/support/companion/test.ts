import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { listFiles } from '../../../plugins/shared/node/files';
import { bundleCompanion } from '../../../plugins/site-companion/bundle';
import { type Options, validateOptions } from '../../../plugins/site-companion/options';
import type { AdNetworkSettings } from '../../../plugins/site-companion/settings';
import { getSiteUrl } from '../site';
import { expect, test as base, type TestPage } from '../test';
import { FakeNetwork, NETWORK_ORIGIN } from './network';

export const MEASUREMENT_ID = 'G-TEST123456';

/** User agent of a reader's browser. Chromium's own user agent, "HeadlessChrome", counts as a bot. */
export const READER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** The plugin's options, with optional settings for the network. */
export type OptionOverrides = Omit<Options, 'ads'> & {
  ads?: Omit<NonNullable<Options['ads']>, 'network'> & { network?: Partial<AdNetworkSettings> };
};

/** Returns options that use the fake network and turn off all sampling. */
export const createCompanionOptions = ({
  ads: { network, ...ads } = {},
  analytics,
  ...rest
}: OptionOverrides = {}): Options => ({
  ads: {
    enabled: true,
    network: {
      scriptUrl: `${NETWORK_ORIGIN}/carbon.js`,
      serve: 'SERVE',
      placement: 'placement',
      feedUrl: `${NETWORK_ORIGIN}/feed.json`,
      hosts: [new URL(getSiteUrl()).hostname],
      ...network,
    },
    inlineShare: 0,
    appealShare: 0,
    displayShare: 1,
    ...ads,
  },
  analytics: {
    measurementId: MEASUREMENT_ID,
    scriptUrl: `${NETWORK_ORIGIN}/gtag.js`,
    webVitalsShare: 0,
    ...analytics,
  },
  ...rest,
});

/**
 * Bundles the companion with the given options in a few milliseconds, like a production build.
 *
 * @returns the files by name, and the name of the file that pages load
 */
export async function bundleVariant(options: Options) {
  const settings = { ...validateOptions({ validate: normalizePluginOptions as never, options }) };
  delete settings.id;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'companion-'));
  try {
    const entry = await bundleCompanion(folder, {
      settings,
      url: 'https://mui.com',
      baseUrl: '/toolpad/',
      siteBaseUrl: '/toolpad/',
      languages: ['en'],
      production: true,
    });
    const names = listFiles(folder);
    const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
    return {
      entry: path.basename(entry),
      files: new Map(names.map((name) => [path.basename(name), read(name)])),
    };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Serves a companion with other options instead of the built one. */
export async function serveVariant(context: BrowserContext, options: Options): Promise<void> {
  const { entry, files } = await bundleVariant(options);
  await context.route('**/companion/**', (route) => {
    const name = path.posix.basename(new URL(route.request().url()).pathname);
    const file = files.has(name) ? name : entry;
    return route.fulfill({
      contentType: file.endsWith('.html') ? 'text/html' : 'text/javascript',
      body: files.get(file),
    });
  });
}

/** Opens an empty page, whose companion has the given options and uses the fake network. */
export type Visit = (
  options?: OptionOverrides,
  context?: BrowserContextOptions,
) => Promise<TestPage>;

export const test = base.extend<{ network: FakeNetwork; visit: Visit }>({
  userAgent: READER_USER_AGENT,
  network: ({}, use) => use(new FakeNetwork()),
  visit: async ({ open, network }, use) => {
    await use(async (options, contextOptions) => {
      // The policy of the built site doesn't allow the fake network.
      const opened = await open({ bypassCSP: true, ...contextOptions });
      const context = opened.page.context();
      await network.attach(context);
      await serveVariant(context, createCompanionOptions(options));
      return opened;
    });
  },
});

export { expect };

import { normalizePluginOptions } from '@docusaurus/utils-validation';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../../plugins/shared/node/files';
import { bundleCompanion } from '../../../plugins/site-companion/node/bundle';
import { type Options, validateOptions } from '../../../plugins/site-companion/options';
import type { AdNetworkSettings } from '../../../plugins/site-companion/shared/settings';
import type { FakeNetwork } from '../../fixtures/network';
import { getSiteUrl } from '../site';

export const MEASUREMENT_ID = 'G-TEST123456';

/** The plugin's options, with optional settings for the network. */
export type OptionOverrides = Omit<Options, 'ads'> & {
  ads?: Omit<NonNullable<Options['ads']>, 'network'> & { network?: Partial<AdNetworkSettings> };
};

/** Returns options that use the fake network and turn off all sampling. */
export function createCompanionOptions(
  { origin }: FakeNetwork,
  { ads: { network, ...ads } = {}, analytics, ...rest }: OptionOverrides = {},
): Options {
  return {
    ads: {
      enabled: true,
      network: {
        scriptUrl: `${origin}/carbon.js`,
        serve: 'SERVE',
        placement: 'placement',
        feedUrl: `${origin}/feed.json`,
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
      scriptUrl: `${origin}/gtag/js`,
      webVitalsShare: 0,
      ...analytics,
    },
    ...rest,
  };
}

/** The companion, bundled with other options. */
export interface Variant {
  /** Name of the file that pages load. */
  entry: string;
  files: Map<string, string>;
}

/**
 * Bundles the companion with the given options in a few milliseconds, like a production build.
 *
 * @throws if the plugin rejects the options
 */
export async function bundleVariant(options: Options): Promise<Variant> {
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
    const written = path.join(folder, path.dirname(entry));
    const files = listFiles(written).map(
      (name) => [path.basename(name), fs.readFileSync(path.join(written, name), 'utf8')] as const,
    );
    return { entry: path.basename(entry), files: new Map(files) };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Matches the companion's files on the site. */
const COMPANION_FILE = /\/companion\/(?:ad\/)?([^/?]+)$/;

/**
 * Returns the file of a variant that replaces a file of the built site.
 *
 * @param url - the URL that a page requests: the built companion by its own name, or a chunk of the
 * variant
 */
export function findVariantFile(
  { entry, files }: Variant,
  url: string,
): { body: string; type: string } | undefined {
  const name = COMPANION_FILE.exec(new URL(url).pathname)?.[1] ?? '';
  const body = files.get(name) ?? (name.startsWith('companion-') ? files.get(entry) : undefined);
  const type = `text/${name.endsWith('.html') ? 'html' : 'javascript'}; charset=utf-8`;
  return body === undefined ? undefined : { body, type };
}

/** Serves a variant instead of the built companion. */
export async function serveVariant(page: Page, variant: Variant): Promise<void> {
  await page.route(COMPANION_FILE, (route) => {
    const file = findVariantFile(variant, route.request().url());
    return file
      ? route.fulfill({ body: file.body, contentType: file.type })
      : route.fulfill({ status: 404, body: '' });
  });
}

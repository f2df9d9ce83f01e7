import { normalizePluginOptions } from '@docusaurus/utils-validation';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { filesBelow } from '../../../plugins/shared/node/files';
import { bundleCompanion } from '../../../plugins/site-companion/node/bundle';
import { type Options, validateOptions } from '../../../plugins/site-companion/options';

/** Where the site serves the companion, below its base. */
const FOLDER = /\/companion\/(?:ad\/)?([^/?]+)$/;

/** The companion bundled with other options: its files by name, and which one a page names. */
export interface Variant {
  entry: string;
  files: Map<string, string>;
}

/**
 * Bundles the companion as a production build with these options would, in a few milliseconds.
 *
 * @throws on options that the plugin does not accept
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
      production: true,
    });
    const written = path.join(folder, path.dirname(entry));
    const names = filesBelow(written);
    return {
      entry: path.basename(entry),
      files: new Map(
        names.map((name) => [
          path.basename(name),
          fs.readFileSync(path.join(written, name), 'utf8'),
        ]),
      ),
    };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * The file of a variant that stands for one of the built site.
 *
 * @param url what the page asks for: the built companion by its own name, or a chunk of the variant
 */
export function fileOfVariant({ entry, files }: Variant, url: string): string | undefined {
  const name = FOLDER.exec(new URL(url).pathname)?.[1] ?? '';
  return files.get(name) ?? (name.startsWith('companion-') ? files.get(entry) : undefined);
}

/** The media type of a variant's file: scripts, and the document of the ad's frame. */
export const typeOfVariant = (url: string): string =>
  `text/${new URL(url).pathname.endsWith('.html') ? 'html' : 'javascript'}; charset=utf-8`;

/** Serves a variant in place of the built companion. */
export async function serveVariant(to: Page | BrowserContext, variant: Variant): Promise<void> {
  await to.route(FOLDER, (route) => {
    const body = fileOfVariant(variant, route.request().url());
    return body === undefined
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ body, contentType: typeOfVariant(route.request().url()) });
  });
}

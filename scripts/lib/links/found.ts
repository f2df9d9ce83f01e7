import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../../plugins/shared/node/files';

const HREF = /\shref=(?:"(https?:\/\/[^"]+)"|(https?:\/\/[^\s>"]+))/g;

/** What is no page to read: an assistant that is handed a page, and the forms to edit one or complain. */
const NOT_FOR_READING =
  /^https:\/\/(?:claude\.ai|chatgpt\.com|github\.com\/[^/]+\/[^/]+\/(?:edit|issues\/new))\b/;

/**
 * The links of a built site to other sites, without what follows a `#`.
 *
 * @param build the folder of the build
 * @param own the site's own origin
 * @returns by address, the pages that link there
 */
export async function externalLinks(build: string, own: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const file of filesBelow(build, /\.html$/)) {
    const page = `/${file.replace(/index\.html$/, '')}`;
    const html = await fs.readFile(path.join(build, file), 'utf8');
    for (const [, quoted, bare] of html.replace(/<link\s[^>]*>/g, '').matchAll(HREF)) {
      const url = new URL((quoted ?? bare ?? '').replace(/&amp;/g, '&'));
      url.hash = '';
      const pages = found.get(url.href) ?? [];
      if (url.origin !== own && !NOT_FOR_READING.test(url.href) && !pages.includes(page)) {
        found.set(url.href, [...pages, page]);
      }
    }
  }
  return found;
}

import fs from 'node:fs';
import path from 'node:path';
import { memoize } from '../../shared/memoize';
import { FIRST_SCREEN_CHUNK, FIRST_SCREEN_END_ATTRIBUTE } from '../shared/firstScreen';

/** Matches the element that React renders at the end of the first screen. */
export const FIRST_SCREEN_END_TAG = new RegExp(
  `(<div [^>]*${FIRST_SCREEN_END_ATTRIBUTE}[^>]*>)(?=</div>)`,
);

const readStylesheet = memoize((file: string) => fs.readFileSync(file, 'utf8').trim());

/**
 * Inlines the stylesheet of the first screen in the head, so that the first paint waits for no request. Links the other
 * stylesheets at the end of the first screen, because browsers paint the content before a stylesheet while it loads.
 * Chromium's parser stops at the stylesheet. Firefox's parser continues, and would show the rest of the page without
 * styles, unless a script must wait for the stylesheet. A page without the end marker links all stylesheets in its
 * head.
 *
 * @param body - the page's body
 * @param files - the site's stylesheets, without the base URL
 * @param site - the folder of the build, and its base URL
 * @param end - content to insert after the first screen: `restStyles` contains style tags for the rest of the page, and
 * precedes the stylesheets; `script` runs when the stylesheets have loaded or failed
 * @returns the body, and tags for the head
 */
export function placeStylesheets(
  body: string,
  files: readonly string[],
  { outDir, baseUrl }: { outDir: string; baseUrl: string },
  { restStyles, script }: { restStyles: string; script: string },
): { html: string; head: string } {
  const isFirst = (file: string): boolean =>
    path.basename(file).startsWith(`${FIRST_SCREEN_CHUNK}.`);
  const inline = files
    .filter(isFirst)
    // The bundler's loader finds loaded stylesheets by `data-href`.
    .map((file) => {
      const css = readStylesheet(path.join(outDir, file));
      return `<style data-href="${baseUrl}${file}">${css}</style>`;
    })
    .join('');
  const links = files
    .filter((file) => !isFirst(file))
    .map((file) => `<link rel="stylesheet" href="${baseUrl}${file}">`);
  const rest = restStyles + links.join('');
  if (!inline || !FIRST_SCREEN_END_TAG.test(body)) {
    return { html: body, head: inline + rest };
  }
  const end = `${rest}<script>${script}</script>`;
  return { html: body.replace(FIRST_SCREEN_END_TAG, (tag) => tag + end), head: inline };
}

import fs from 'node:fs';
import path from 'node:path';
import { remembered } from '../../shared/remembered';
import { FIRST_SCREEN, FIRST_SCREEN_END } from '../shared/firstScreen';

/** Two groups of the site's styles, for the bundler: what the first screen needs, and the rest. */
export function firstScreenGroup(files: readonly string[]) {
  return {
    name: FIRST_SCREEN,
    type: 'css/mini-extract',
    chunks: 'all' as const,
    enforce: true,
    // Above that of Docusaurus's one stylesheet (50).
    priority: 60,
    test: (module: { nameForCondition?: () => string | null | undefined }): boolean => {
      const file = module.nameForCondition?.() ?? '';
      return files.some((each) => file === each || file.startsWith(each + path.sep));
    },
  };
}

/** The place of the other styles, as React renders it. */
const END = new RegExp(`(<div [^>]*${FIRST_SCREEN_END}[^>]*>)(?=</div>)`);

/** A built stylesheet, read once by each of those that render pages. */
const contentOf = remembered((file: string) => fs.readFileSync(file, 'utf8').trim());

/**
 * Puts a page's styles where they serve best: what the first screen needs into the head, as text, so that
 * no request stands before the first paint; the rest where the first screen ends, since browsers paint what
 * precedes a stylesheet. Chromium stops there. Firefox goes on, and shows unstyled what follows, unless a script
 * has to wait for the styles. A page without such a place asks for them in the head.
 *
 * @param html the page's body
 * @param files the site's stylesheets, without the base
 * @param site where they are built, and the address of that folder
 * @param script what runs where the first screen ends, when the styles have come, or have failed
 */
export function placeStylesheets(
  html: string,
  files: readonly string[],
  { outDir, baseUrl }: { outDir: string; baseUrl: string },
  script: string,
): { html: string; head: string } {
  const isFirst = (file: string): boolean => path.basename(file).startsWith(`${FIRST_SCREEN}.`);
  const inline = files
    .filter(isFirst)
    // By this name the bundler's loader knows that it is there.
    .map(
      (file) =>
        `<style data-href="${baseUrl}${file}">${contentOf(path.join(outDir, file))}</style>`,
    )
    .join('');
  const links = files
    .filter((file) => !isFirst(file))
    .map((file) => `<link rel="stylesheet" href="${baseUrl}${file}">`)
    .join('');
  return END.test(html) && inline
    ? {
        html: html.replace(END, (place) => `${place}${links}<script>${script}</script>`),
        head: inline,
      }
    : { html, head: inline + links };
}

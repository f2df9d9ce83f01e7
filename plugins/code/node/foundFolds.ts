import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../shared/node/files';

/** What is folded (../shared/fold.ts), as the HTML minifier leaves it. */
const FOLDED = /(<span class="?(?:head|rest)"? hidden)(?=[\s>])/g;

/**
 * Gives back to folded lines the value of `hidden` by which a browser's search finds and unfolds them: the
 * minifier takes the attribute for one that has no values.
 *
 * @param html a page as it was built
 */
export function withFoundFolds(html: string): string {
  return html.replace(FOLDED, '$1=until-found');
}

/** Does so in all pages of a built site. Whoever reads one meanwhile finds it whole, as it was or as it is then. */
export async function restoreFoundFolds(outDir: string): Promise<void> {
  for (const file of filesBelow(outDir, /\.html$/).map((name) => path.join(outDir, name))) {
    const html = await fs.readFile(file, 'utf8');
    const restored = withFoundFolds(html);
    if (restored !== html) {
      await fs.writeFile(`${file}.new`, restored);
      await fs.rename(`${file}.new`, file);
    }
  }
}

import { strToU8, zipSync } from 'fflate';
import { visit } from 'unist-util-visit';
import { getMetaValue } from '../../code/shared/metaValue';
import { readPage } from '../../shared/node/readPage';

/** The time of all files, so that the same pages result in the same archive. */
const MODIFIED = new Date(1980, 0, 1);

/**
 * Packs code of pages into a zip archive.
 *
 * @param pages - the files of the pages; a later block replaces an earlier one with the same title
 * @param folder - selects the blocks whose title is a path in this folder
 * @throws Error if the pages have no such block
 */
export function createArchive(pages: readonly string[], folder: string): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  for (const page of pages) {
    visit(readPage(page).tree, 'code', ({ meta, value }) => {
      const title = getMetaValue(meta, 'title') ?? '';
      if (title.startsWith(`${folder}/`)) {
        files[title] = strToU8(`${value}\n`);
      }
    });
  }
  if (Object.keys(files).length === 0) {
    throw new Error(
      `Expected code blocks with title="${folder}/…" on ${pages.join(' and ')}, found none. ` +
        'Correct the option `archives` of page-outputs.',
    );
  }
  return zipSync(files, { mtime: MODIFIED });
}

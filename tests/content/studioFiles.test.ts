/** Checks that no page overwrites a file from another page, because readers may follow several pages in one app. */
import { getMetaValue } from '../../plugins/shared/node/codeMeta';
import { findFences } from '../../scripts/lib/fences';
import { readPages } from '../../scripts/lib/readPages';

/**
 * Matches the files that only one page should define. Others, such as `theme.yml`, contain settings of the entire app.
 */
const SINGLE_PAGE_FILE = /^toolpad\/(?:pages|resources|components)\//;

/** Returns the final content of each file that readers of a page write. */
function readFiles(page: { path: string; text: string }): Map<string, string> {
  const files = new Map<string, string>();
  for (const { meta, code } of findFences(page)) {
    const title = getMetaValue(meta, 'title');
    if (title !== undefined && SINGLE_PAGE_FILE.test(title)) {
      files.set(title, code.trim());
    }
  }
  return files;
}

it('shows the same content for a file on all pages that contain the file', () => {
  const seen = new Map<string, { page: string; content: string }>();
  const conflicts: string[] = [];
  for (const page of readPages([], ['docs-studio'])) {
    for (const [file, content] of readFiles(page)) {
      const first = seen.get(file);
      if (first === undefined) {
        seen.set(file, { page: page.path, content });
      } else if (first.content !== content) {
        conflicts.push(`${file}: ${first.page} and ${page.path}`);
      }
    }
  }

  expect(seen.size).toBeGreaterThan(0);
  expect(conflicts).toEqual([]);
});

/** Checks that no page overwrites a file of another page, because readers follow several pages in one app. */
import { findFences, getMetaValue } from '../../scripts/verify/lib/fences';
import { readPages } from '../../scripts/verify/lib/readPages';

/** Matches files that belong to a single page. Settings such as `theme.yml` belong to the entire app. */
const FILE = /^toolpad\/(?:pages|resources|components)\//;

/** Returns the final content of each file that a page makes readers write. */
function readFiles(page: { path: string; text: string }): Map<string, string> {
  const files = new Map<string, string>();
  for (const { meta, code } of findFences(page)) {
    const title = getMetaValue(meta, 'title');
    if (title !== undefined && FILE.test(title)) {
      files.set(title, code.trim());
    }
  }
  return files;
}

it('shows the same content of a file on all pages', () => {
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

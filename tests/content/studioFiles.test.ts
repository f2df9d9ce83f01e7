/** Readers follow several of Studio's pages in one app, so no page may overwrite a file of another. */
import { copiedCode, fencesOf, metaValue } from '../../scripts/verify/lib/fences';
import { readPages } from '../../scripts/verify/lib/readPages';

/** These files hold what belongs to one page; settings such as `theme.yml` belong to the whole app. */
const FILE = /^toolpad\/(?:pages|resources|components)\//;

/** Returns the last content of each file that a page has readers write. */
function readFiles(page: { path: string; text: string }): Map<string, string> {
  const files = new Map<string, string>();
  for (const { meta, code } of fencesOf(page)) {
    const title = metaValue(meta, 'title');
    if (title !== undefined && FILE.test(title)) {
      files.set(title, copiedCode(code).trim());
    }
  }
  return files;
}

it('gives each file the same content on every page that shows it', () => {
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

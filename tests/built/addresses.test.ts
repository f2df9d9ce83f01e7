/** Checks that every URL that was ever published is a page or redirects to one, and that every anchor still exists. */
import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, requireBuild } from '../support/build';

const PUBLISHED_URLS = fs
  .readFileSync(path.join(__dirname, '../fixtures/published.txt'), 'utf8')
  .trim()
  .split('\n');

const PUBLISHED_ANCHORS = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../fixtures/publishedAnchors.json'), 'utf8'),
) as Record<string, string[]>;

beforeAll(requireBuild);

/** Returns the ids of a page, with the links of those that are on another page now. */
function readAnchors(url: string): Map<string, string | undefined> {
  const html = fs.readFileSync(path.join(BUILD_DIR, url, 'index.html'), 'utf8');
  const ids = [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']): [string, undefined] => [
    id,
    undefined,
  ]);
  const moved = [
    ...html.matchAll(/<p id="?([^"\s>]+)"?><a [^>]*href="?\/toolpad([^"\s>]+)"?[^>]*>/g),
  ];
  return new Map<string, string | undefined>([
    ...ids,
    ...moved.map(([, id = '', link = '']): [string, string] => [id, link]),
  ]);
}

it('contains every published anchor, on its page or on the page that its page links to (if not, add it to moved_sections in the front matter)', () => {
  const pages = new Map(Object.keys(PUBLISHED_ANCHORS).map((url) => [url, readAnchors(url)]));
  const lost: string[] = [];
  let movedCount = 0;
  for (const [url, anchors] of Object.entries(PUBLISHED_ANCHORS)) {
    for (const anchor of anchors) {
      const link = pages.get(url)?.get(anchor);
      const [target = '', id = ''] = link?.split('#') ?? [];
      movedCount += link === undefined ? 0 : 1;
      const isHere = link === undefined && pages.get(url)?.has(anchor);
      if (!isHere && !(link !== undefined && readAnchors(target).has(id))) {
        lost.push(`${url}#${anchor}`);
      }
    }
  }
  expect(lost).toEqual([]);
  expect(movedCount).toBeGreaterThan(100);
});

it('contains a page or a redirect for every published URL (if not, add a redirect to src/site/movedPages.ts)', () => {
  const isBuilt = (url: string): boolean => fs.existsSync(path.join(BUILD_DIR, url, 'index.html'));
  expect(PUBLISHED_URLS.filter((url) => !isBuilt(url))).toEqual([]);
});

/** Tests the precache list of the built site's worker, which must not download pages on a first visit. */
import { getSiteUrl } from '../../support/site';
import { expect, test } from '../../support/test';

interface Entry {
  url: string;
  revision: string | null;
}

/** Returns the precache list that Workbox has written into the worker. */
async function readPrecacheList(): Promise<Entry[]> {
  const source = await (await fetch(getSiteUrl('sw.js'))).text();
  const [json] = /\[\{"revision":[^\]]*\]/.exec(source) ?? ['[]'];
  return JSON.parse(json) as Entry[];
}

test('it caches the shell, the search indexes, and the offline page in advance, but no other pages', async () => {
  const list = await readPrecacheList();
  const urls = list.map(({ url }) => url);
  expect(urls.filter((url) => url.endsWith('.html'))).toEqual(['offline.html']);
  expect(urls.filter((url) => url.startsWith('search-index/'))).toHaveLength(4);
  expect(urls).toContain('navigation/pages.json');
  for (const part of ['css/styles.', 'react.', 'js/main.', 'js/runtime.']) {
    expect(urls.some((url) => url.startsWith(`assets/${part}`))).toBe(true);
  }
  // Most of the numbered chunks belong to single pages.
  expect(urls.filter((url) => /assets\/js\/\d+\./.test(url)).length).toBeLessThan(10);
  for (const { url, revision } of list) {
    const { status } = await fetch(getSiteUrl(url));
    // Files whose names contain a hash need no revision.
    const hasHash = /^(?:assets|companion)\//.test(url);
    expect([url, status, revision === null]).toEqual([url, 200, hasHash]);
  }
});

import { assertUniqueUrls } from '../plugin';

it('throws an error with both files if two pages have the same URL', () => {
  const page = { source: '@site/docs/crud.mdx', permalink: '/core/crud' };
  expect(() => assertUniqueUrls([page])).not.toThrow();
  // Docusaurus's permalinks of index pages end with a slash.
  const index = { source: '@site/docs/crud/index.mdx', permalink: '/core/crud/' };
  expect(() => assertUniqueUrls([page, index])).toThrow(
    'docs/crud/index.mdx: has the same URL as docs/crud.mdx, which is /core/crud/: rename one of the two files.',
  );
});

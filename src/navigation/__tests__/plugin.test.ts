import { assertUniqueUrls } from '../plugin';

it('throws an error with both files if two pages have the same URL', () => {
  const createDoc = (file: string) => ({ source: `@site/docs/${file}`, permalink: '/core/crud/' });
  expect(() => assertUniqueUrls([createDoc('crud.mdx')])).not.toThrow();
  expect(() => assertUniqueUrls([createDoc('crud.mdx'), createDoc('01-crud.mdx')])).toThrow(
    'docs/01-crud.mdx: has the same URL as docs/crud.mdx, which is /core/crud/. Rename one of the two files.',
  );
});

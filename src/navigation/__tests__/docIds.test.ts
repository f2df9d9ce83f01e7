import { createDocIdResolver } from '../docusaurus/docIds';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

const { path: siteDir, write } = createTestFolder();

[
  'react-account/index.mdx',
  'react-crud.mdx',
  'introduction.mdx',
  'introduction/installation.mdx',
  'both.mdx',
  'both/index.mdx',
  'notes.md',
].forEach((file) => write(`docs-toolpad-core/${file}`));

const getDocId = (pathname: string) =>
  createDocIdResolver({ id: 'core', folder: 'docs-toolpad-core' }, siteDir)(pathname, [
    'Components',
    'Layout',
  ]);

it.each([
  ['/core/react-crud', 'react-crud'],
  ['/core/react-crud/', 'react-crud'],
  ['/core/react-account', 'react-account/index'],
  ['/core/introduction', 'introduction'],
  ['/core/introduction/installation', 'introduction/installation'],
])('resolves %s to the doc %s', (pathname, id) => {
  expect(getDocId(pathname)).toBe(id);
});

it.each([
  [
    '/core/react-missing',
    "Expected a file for the page '/core/react-missing', which is in the navigation " +
      '(src/navigation/trees/core.ts, in Components › Layout): docs-toolpad-core/react-missing.mdx or ' +
      'docs-toolpad-core/react-missing/index.mdx, but found neither. Write one of the two, or ' +
      'remove the entry.',
  ],
  ['/core/notes', 'docs-toolpad-core/notes.mdx or docs-toolpad-core/notes/index.mdx'],
  [
    '/core/both',
    'but found two: docs-toolpad-core/both.mdx and docs-toolpad-core/both/index.mdx. Both would ' +
      'have the same URL, so remove one.',
  ],
  ['/studio/concepts', "to be a path below '/core/', but found '/studio/concepts'"],
  [
    '/core',
    "found '/core' in the navigation (src/navigation/trees/core.ts, in Components › Layout)",
  ],
  ['/core/', "found '/core/'"],
])('throws an error for the pathname %s', (pathname, message) => {
  expect(() => getDocId(pathname)).toThrow(message);
});

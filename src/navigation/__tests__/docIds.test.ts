import { docIdResolver } from '../../../sidebars/docusaurus/docIds';
import { ownFolder } from '../../../tests/support/jest/ownFolder';

const { path: siteDir, write } = ownFolder();

[
  'react-account/index.mdx',
  'react-crud.mdx',
  'introduction.mdx',
  'introduction/installation.mdx',
  'both.mdx',
  'both/index.mdx',
  'notes.md',
].forEach((file) => write(`docs-toolpad-core/${file}`));

const docIdOf = (pathname: string) =>
  docIdResolver({ id: 'core', folder: 'docs-toolpad-core' }, siteDir)(pathname, [
    'Components',
    'Layout',
  ]);

test.each([
  ['/core/react-crud', 'react-crud'],
  ['/core/react-crud/', 'react-crud'],
  ['/core/react-account', 'react-account/index'],
  ['/core/introduction', 'introduction'],
  ['/core/introduction/installation', 'introduction/installation'],
])('%s is the doc %s', (pathname, id) => {
  expect(docIdOf(pathname)).toBe(id);
});

test.each([
  [
    '/core/react-missing',
    "Expected a file for the page '/core/react-missing', which is in the navigation " +
      '(sidebars/core.ts, in Components › Layout): docs-toolpad-core/react-missing.mdx or ' +
      'docs-toolpad-core/react-missing/index.mdx, but found neither. Write one of the two, or ' +
      'remove the entry.',
  ],
  ['/core/notes', 'docs-toolpad-core/notes.mdx or docs-toolpad-core/notes/index.mdx'],
  [
    '/core/both',
    'but found two: docs-toolpad-core/both.mdx and docs-toolpad-core/both/index.mdx. Both would ' +
      'have the same address: remove one.',
  ],
  ['/studio/concepts', "to start with '/core/' and to go on, but found '/studio/concepts'"],
  ['/core', "found '/core' in the navigation (sidebars/core.ts, in Components › Layout)"],
  ['/core/', "found '/core/'"],
])('%s is an error', (pathname, message) => {
  expect(() => docIdOf(pathname)).toThrow(message);
});

import { docsFolders, placeOf } from '../node/docsFolders';

const CORE = {
  id: 'core',
  path: 'docs-toolpad-core',
  routeBasePath: 'core',
  versions: { current: { path: '' }, '0.14.0': {}, '0.13.0': { path: 'old' } },
};

test('each version has its folder, its address and its translations', () => {
  expect(docsFolders(CORE, ['de'])).toEqual([
    {
      version: 'current',
      folder: 'docs-toolpad-core',
      path: '/core/',
      translations: { de: 'i18n/de/docusaurus-plugin-content-docs-core/current' },
    },
    {
      version: '0.14.0',
      folder: 'core_versioned_docs/version-0.14.0',
      path: '/core/0.14.0/',
      translations: { de: 'i18n/de/docusaurus-plugin-content-docs-core/version-0.14.0' },
    },
    {
      version: '0.13.0',
      folder: 'core_versioned_docs/version-0.13.0',
      path: '/core/old/',
      translations: { de: 'i18n/de/docusaurus-plugin-content-docs-core/version-0.13.0' },
    },
  ]);
});

test.each([
  ['docs-toolpad-core/a.mdx', { folder: 'docs-toolpad-core', name: 'a.mdx' }],
  [
    'core_versioned_docs/version-0.14.0/a.mdx',
    { folder: 'core_versioned_docs/version-0.14.0', name: 'a.mdx' },
  ],
  [
    'i18n/de/docusaurus-plugin-content-docs-core/current/a/index.mdx',
    { folder: 'docs-toolpad-core', language: 'de', name: 'a/index.mdx' },
  ],
  [
    'i18n/de/docusaurus-plugin-content-docs-core/version-0.14.0/a.mdx',
    { folder: 'core_versioned_docs/version-0.14.0', language: 'de', name: 'a.mdx' },
  ],
  ['i18n/fr/docusaurus-plugin-content-docs-core/current/a.mdx', undefined],
  ['i18n/de/docusaurus-plugin-content-docs-studio/current/a.mdx', undefined],
])('%s is in %j', (file, expected) => {
  const place = placeOf(file, docsFolders(CORE, ['de']));
  expect(place && { ...place, root: undefined, folder: place.root.folder }).toEqual(expected);
});

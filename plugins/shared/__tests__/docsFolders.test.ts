import { getDocsFolders, getPageFiles, getPagePath, locateFile } from '../node/docsFolders';

const CORE_INSTANCE = {
  id: 'core',
  path: 'docs-toolpad-core',
  routeBasePath: 'core',
  versions: { current: { path: '' }, '0.14.0': {}, '0.13.0': { path: 'old' } },
};

it('returns the folder, the base path, and the translations of each version', () => {
  const i18n = 'i18n/de/docusaurus-plugin-content-docs-core';
  expect(getDocsFolders(CORE_INSTANCE, ['de'])).toEqual([
    {
      version: 'current',
      folder: 'docs-toolpad-core',
      path: '/core/',
      translations: { de: `${i18n}/current` },
    },
    {
      version: '0.14.0',
      folder: 'core_versioned_docs/version-0.14.0',
      path: '/core/0.14.0/',
      translations: { de: `${i18n}/version-0.14.0` },
    },
    {
      version: '0.13.0',
      folder: 'core_versioned_docs/version-0.13.0',
      path: '/core/old/',
      translations: { de: `${i18n}/version-0.13.0` },
    },
  ]);
});

const V14_FOLDER = 'core_versioned_docs/version-0.14.0';

it.each([
  ['docs-toolpad-core/a.mdx', ['docs-toolpad-core', undefined, 'a.mdx']],
  [`${V14_FOLDER}/a.mdx`, [V14_FOLDER, undefined, 'a.mdx']],
  [
    'i18n/de/docusaurus-plugin-content-docs-core/version-0.14.0/a/index.mdx',
    [V14_FOLDER, 'de', 'a/index.mdx'],
  ],
  ['i18n/fr/docusaurus-plugin-content-docs-core/current/a.mdx', undefined],
  ['i18n/de/docusaurus-plugin-content-docs-studio/current/a.mdx', undefined],
])('locates the file %s: root, language, and name %j', (file, expected) => {
  const location = locateFile(file, getDocsFolders(CORE_INSTANCE, ['de']));
  expect(location && [location.root.folder, location.language, location.name]).toEqual(expected);
});

it.each([
  ['api/crud.mdx', 'api/crud/'],
  ['react-crud/index.mdx', 'react-crud/'],
  ['my-index.mdx', 'my-index/'],
  ['index.mdx', ''],
])('returns the page path of %s: %j', (file, pagePath) => {
  expect(getPagePath(file)).toBe(pagePath);
});

it.each(['react-account', 'react-account/'])(
  'returns both possible files for the page %s',
  (pagePath) => {
    expect(getPageFiles(pagePath)).toEqual(['react-account.mdx', 'react-account/index.mdx']);
  },
);

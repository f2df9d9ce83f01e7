import { createSiteLinks } from '../../node/core/page/links';
import { findApiPages, getVersionOptions } from '../../node/core/options';
import type { DocsFolder } from '../../../shared/node/docsFolders';
import { createEmptySite } from '../../../demos/__tests__/createEmptySite';

const { siteDir, getPath, write } = createEmptySite();
write('docs/api/crud.mdx', 'Text.\n\n<ApiReference name="Crud" />\n');
write('docs/api/index.mdx', 'Write `<ApiReference name="Crud" />`.\n');
write('docs/use-session/index.mdx', '<ApiReference name="useSession" />\n');

const FOLDERS: DocsFolder[] = [
  { version: 'current', folder: 'docs', path: '/core/', translations: { de: 'i18n/de/docs' } },
  { version: '1.0.0', folder: 'old', path: '/core/1.0.0/', translations: {} },
];
const LATEST_PACKAGES = [{ name: 'library', version: '2.0.0' }];

it('finds the pages that contain an <ApiReference> element', () => {
  expect(findApiPages(getPath('docs'), '/core/')).toEqual([
    { name: 'Crud', path: '/core/api/crud/' },
    { name: 'useSession', path: '/core/use-session/' },
  ]);
});

it('throws an error if the settings contain no packages for a version', () => {
  expect(() =>
    getVersionOptions(siteDir, FOLDERS, { current: { packages: LATEST_PACKAGES } }),
  ).toThrow(
    'expected packages for the version "1.0.0", found packages only for current. Add the ' +
      'packages to the version in versions.ts.',
  );
});

const site = {
  siteUrl: 'https://example.com/library/',
  links: { 'https://example.com/library/core/crud/#cache': '/core/crud#keep' },
  findDemos: () => [],
};
const latest = { path: '/core/', latest: '/core/', pages: () => [] };
const old = { ...latest, path: '/core/1.0.0/' };

it.each([
  [latest, 'https://example.com/library/core/list/', '/core/list/'],
  [old, 'https://example.com/library/core/list/', '/core/1.0.0/list/'],
  [latest, 'https://example.com/library/core/crud/#cache', '/core/crud#keep'],
  [old, 'https://example.com/library/core/crud/#cache', '/core/1.0.0/crud#keep'],
  [old, 'https://example.com/library/studio/', '/studio/'],
  [old, 'https://example.org/', 'https://example.org/'],
])('rewrites links in comments for the version %j: %s → %s', (version, url, expected) => {
  expect(createSiteLinks(site, version).rewrite(url)).toBe(expected);
});

import { getDemoId } from '../node/sources/config';
import { parseDemoId } from '../shared/paths';

const ROOTS = [
  {
    folder: 'docs-toolpad-core',
    urlPath: 'core',
    translations: { de: 'i18n/de/docusaurus-plugin-content-docs-core/current' },
  },
  { folder: 'core_versioned_docs/version-0.14.0', urlPath: 'core/0.14.0' },
];

describe('getDemoId', () => {
  it.each([
    ['docs-toolpad-core/react-account/SignedIn.tsx', 'core/react-account/SignedIn'],
    ['core_versioned_docs/version-0.14.0/a/B.tsx', 'core/0.14.0/a/B'],
    ['i18n/de/docusaurus-plugin-content-docs-core/current/a/B.tsx', 'de/core/a/B'],
  ])('derives the id of the demo %s: %s', (file, id) => {
    expect(getDemoId(file, ROOTS)).toBe(id);
  });

  it('throws an error that lists the demo folders if the file is outside them', () => {
    expect(() => getDemoId('docs-toolpad-core-old/A.tsx', ROOTS)).toThrow(
      'expected docs-toolpad-core-old/A.tsx to be in one of the demo folders (docs-toolpad-core, ' +
        'i18n/de/docusaurus-plugin-content-docs-core/current, core_versioned_docs/version-0.14.0). ' +
        'Move it there, or add its version in src/site/versions.ts or its language in src/site/urls.ts.',
    );
  });
});

it.each([
  ['demos/core/a/B/', 'core/a/B'],
  ['live/core/a/B/css/', 'core/a/B'],
  ['demos/core/a/B/demo.json', 'core/a/B'],
  ['demos/core/a/B/tailwind/index.html', 'core/a/B'],
  ['demos/core/a/B/photo.png', undefined],
  ['core/demos/a/B/', undefined],
])('extracts the demo’s id from the path %s: %s', (path, id) => {
  expect(parseDemoId(path)).toBe(id);
});

import { demoId } from '../node/sources/places';
import { frameAddress, idOfAddress, liveAddress, titleOfName } from '../shared/address';

const ROOTS = [
  {
    folder: 'docs-toolpad-core',
    address: 'core',
    translations: { de: 'i18n/de/docusaurus-plugin-content-docs-core/current' },
  },
  { folder: 'core_versioned_docs/version-0.14.0', address: 'core/0.14.0' },
];

test.each([
  ['docs-toolpad-core/react-account/SignedIn.tsx', 'core/react-account/SignedIn'],
  ['docs-toolpad-core/Overview.tsx', 'core/Overview'],
  ['core_versioned_docs/version-0.14.0/a/B.tsx', 'core/0.14.0/a/B'],
  ['i18n/de/docusaurus-plugin-content-docs-core/current/a/B.tsx', 'de/core/a/B'],
])('%s is %s', (file, id) => {
  expect(demoId(file, ROOTS)).toBe(id);
});

test('a demo outside of the demo folders is an error that names them', () => {
  expect(() => demoId('docs-toolpad-core-old/A.tsx', ROOTS)).toThrow(
    'expected docs-toolpad-core-old/A.tsx to be in one of the demo folders (docs-toolpad-core, ' +
      'i18n/de/docusaurus-plugin-content-docs-core/current, core_versioned_docs/version-0.14.0). ' +
      'Move it there, or name its version or language in docusaurus.config.ts.',
  );
});

test.each([
  ['MUI System', 'demos/core/a/B/'],
  ['Tailwind CSS', 'demos/core/a/B/tailwind/'],
  ['Plain CSS', 'demos/core/a/B/css/'],
] as const)('the frame of %s is at %s', (styling, address) => {
  expect(frameAddress('core/a/B', styling)).toBe(address);
});

test('edits of a demo run at an address of their own', () => {
  expect(liveAddress(frameAddress('core/a/B', 'Tailwind CSS'))).toBe('live/core/a/B/tailwind/');
});

test.each([
  ['demos/core/a/B/', 'core/a/B'],
  ['live/core/a/B/', 'core/a/B'],
  ['live/core/a/B/css/', 'core/a/B'],
  ['demos/core/a/B/index.html', 'core/a/B'],
  ['demos/core/a/B/demo.json', 'core/a/B'],
  ['demos/core/a/B/tailwind/', 'core/a/B'],
  ['demos/core/a/B/css/index.html', 'core/a/B'],
  ['demos/de/core/0.14.0/a/B/', 'de/core/0.14.0/a/B'],
  ['demos/core/a/B', undefined],
  ['demos/', undefined],
  ['demos/core/a/B/photo.png', undefined],
  ['core/demos/a/B/', undefined],
  ['assets/demos/react.0a1b2c3d.js', undefined],
])('the address %s is of the demo %s', (address, id) => {
  expect(idOfAddress(address)).toBe(id);
});

test.each([
  ['OrdersDesk', 'Orders desk'],
  ['CRUDList', 'CRUD list'],
  ['SignInWithSSO', 'Sign in with SSO'],
  ['Steps2', 'Steps2'],
  ['A', 'A'],
])('the title of %s is "%s"', (name, title) => {
  expect(titleOfName(name)).toBe(title);
});

import { createEmptySite } from '../../../demos/__tests__/createEmptySite';
import { findPackage, findReference } from '../../node/core/references';
import { readLibrary } from './library';

const { siteDir, write, remove } = createEmptySite();
write('node_modules/untyped/package.json', '{"version": "1.2.3"}');
afterAll(remove);

it('names the command that installs a missing package', () => {
  expect(() => findPackage('/site', { name: '@scope/lib', version: '1.0.0' })).toThrow(
    'The API reference expected @scope/lib 1.0.0 in /site/node_modules/@scope/lib, but found no ' +
      'package. Run: npm install --save-exact @scope/lib@1.0.0',
  );
});

it('names the command that installs a missing alias', () => {
  const option = { name: '@scope/lib', version: '2.0.0', alias: '@scope/lib-next' };
  expect(() => findPackage('/site', option)).toThrow(
    'Run: npm install --save-exact @scope/lib-next@npm:@scope/lib@2.0.0',
  );
});

it('names both versions if another one is installed', () => {
  expect(() => findPackage(siteDir, { name: 'untyped', version: '9.0.0' })).toThrow(
    /expected untyped 9\.0\.0 in .*, but found 1\.2\.3\. Run: .* or change the version to 1\.2\.3 in/,
  );
});

it('reports a package without types', () => {
  expect(() => findPackage(siteDir, { name: 'untyped', version: '1.2.3' })).toThrow(
    /to have type declarations, but .*index\.d\.ts is missing/,
  );
});

it('lists the exports if one is unknown', () => {
  expect(() => findReference([readLibrary()], 'Pannel')).toThrow(
    'Expected the name of a component or hook that @fixture/library exports, found "Pannel". ' +
      'Available names: Card, Items, Panel, PanelHeader, usePanelHeader, useTotal.',
  );
}, 60_000);

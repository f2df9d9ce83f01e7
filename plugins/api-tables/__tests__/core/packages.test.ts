import { createEmptySite } from '../../../demos/__tests__/createEmptySite';
import { findPackage } from '../../node/core/references';

const { siteDir, write } = createEmptySite();
write('node_modules/untyped/package.json', '{"version": "1.2.3"}');

it('throws an error with the install command if the package is missing', () => {
  expect(() => findPackage('/site', { name: '@scope/lib', version: '1.0.0' })).toThrow(
    'The API reference expected @scope/lib 1.0.0 in /site/node_modules/@scope/lib, but found no ' +
      'package. Run: npm install --save-exact @scope/lib@1.0.0',
  );
});

it('throws an error with the install command if a package with an alias is missing', () => {
  const option = { name: '@scope/lib', version: '2.0.0', alias: '@scope/lib-next' };
  expect(() => findPackage('/site', option)).toThrow(
    'Run: npm install --save-exact @scope/lib-next@npm:@scope/lib@2.0.0',
  );
});

it('throws an error with both versions if a different version is installed', () => {
  expect(() => findPackage(siteDir, { name: 'untyped', version: '9.0.0' })).toThrow(
    /expected untyped 9\.0\.0 in .*, but found 1\.2\.3\. Run: .* or change the version to 1\.2\.3 in/,
  );
});

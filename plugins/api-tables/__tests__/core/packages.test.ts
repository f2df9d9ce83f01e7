import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPackage, findReference } from '../../node/core/references';
import { LIBRARY, readLibrary } from './library';

test('a missing package: what to install', () => {
  expect(() => findPackage('/site', { name: '@scope/lib', version: '1.0.0' })).toThrow(
    'The API reference expected @scope/lib 1.0.0 in /site/node_modules/@scope/lib, but nothing is ' +
      'there. Run: npm install --save-exact @scope/lib@1.0.0',
  );
});

test('a missing alias: what to install under which name', () => {
  const option = { name: '@scope/lib', version: '2.0.0', alias: '@scope/lib-next' };
  expect(() => findPackage('/site', option)).toThrow(
    'Run: npm install --save-exact @scope/lib-next@npm:@scope/lib@2.0.0',
  );
});

test('another version than the pages are for', () => {
  expect(() => findPackage('/site', { ...LIBRARY, version: '9.0.0' })).toThrow(
    /expected @fixture\/library 9\.0\.0 in .*, but found 1\.2\.3\. Run: .* or name 1\.2\.3 in/,
  );
});

test('a package without types', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'untyped-'));
  fs.writeFileSync(path.join(directory, 'package.json'), '{"version": "1.0.0"}');
  expect(() => findPackage('/site', { name: 'untyped', version: '1.0.0', directory })).toThrow(
    /to have type declarations, but .*index\.d\.ts is missing/,
  );
  fs.rmSync(directory, { recursive: true });
});

test('an unknown export: which there are', () => {
  expect(() => findReference([readLibrary()], 'Pannel')).toThrow(
    'Expected the name of a component or hook that @fixture/library exports, found "Pannel". ' +
      'There are: Card, Items, Panel, PanelHeader, usePanelHeader, useTotal.',
  );
}, 60_000);

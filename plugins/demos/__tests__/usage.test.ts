import { demosShowing, importedNames } from '../node/sources/usage';
import { emptySite } from './emptySite';

test.each([
  ["import { Crud } from '@toolpad/core/Crud';", ['Crud']],
  ["import { Crud as Table, type DataSource } from '@toolpad/core/Crud';", ['Crud', 'DataSource']],
  ["import Box from '@mui/material/Box';", []],
  ["import * as React from 'react';", []],
  ["import './styles.css';", []],
])('%s imports %j', (code, names) => {
  expect(importedNames(code)).toEqual(names);
});

describe('the demos of a page that show an export', () => {
  const { siteDir, write, remove } = emptySite();
  const places = {
    siteDir,
    roots: [
      { folder: 'docs', address: 'core' },
      { folder: 'old', address: 'core/1.0.0' },
    ],
  };
  write('docs/react-crud/index.mdx', '<Demo name="BikeRental" />\n\n<Demo name="PlainBox" />\n');
  write('docs/react-crud/BikeRental.tsx', "import { bikes } from './bikes';\n");
  write('docs/react-crud/bikes.ts', "import type { DataSource } from '@toolpad/core/Crud';\n");
  write('docs/react-crud/PlainBox.tsx', "import { Crud } from '@toolpad/core/Crud';\n");
  write('old/react-crud.mdx', '<Demo name="OldBox" title="An old CRUD" />\n');
  write('old/OldBox.tsx', "import { Crud } from '@toolpad/core/Crud';\n");
  afterAll(remove);

  test.each([
    ['/core/react-crud/', 'Crud', ['/core/react-crud/#PlainBox']],
    // Through a second file.
    ['/core/react-crud/', 'DataSource', ['/core/react-crud/#BikeRental']],
    ['/core/react-crud/', 'Account', []],
    ['/core/1.0.0/react-crud/', 'Crud', ['/core/1.0.0/react-crud/#OldBox']],
    ['/core/no-such-page/', 'Crud', []],
    ['https://example.com/', 'Crud', []],
  ])('%s, %s', (page, name, urls) => {
    expect(demosShowing(page, name, places).map(({ url }) => url)).toEqual(urls);
  });

  test.each([
    ['/core/react-crud/', 'Plain box'],
    ['/core/1.0.0/react-crud/', 'An old CRUD'],
  ])('%s: has a readable title, its own if the page gives one', (page, title) => {
    expect(demosShowing(page, 'Crud', places)[0]?.title).toBe(title);
  });
});

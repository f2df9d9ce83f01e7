import { findDemosUsing } from '../node/sources/usage';
import { createEmptySite } from './createEmptySite';

describe('findDemosUsing', () => {
  const { siteDir, write } = createEmptySite();
  const config = {
    siteDir,
    roots: [
      { folder: 'docs', urlPath: 'core' },
      { folder: 'old', urlPath: 'core/1.0.0' },
    ],
  };
  write('docs/react-crud/index.mdx', '<Demo name="BikeRental" />\n\n<Demo name="PlainBox" />\n');
  write('docs/react-crud/forms.mdx', '<Demo name="BikeForm" />\n');
  write('docs/react-crud/BikeForm.tsx', "import { CrudForm } from '@toolpad/core/Crud';\n");
  write('docs/react-crud/BikeRental.tsx', "import { bikes } from './bikes';\n");
  write(
    'docs/react-crud/bikes.ts',
    "import Box from '@mui/material/Box';\nimport { type DataSource } from '@toolpad/core/Crud';\n",
  );
  write('docs/react-crud/PlainBox.tsx', "import { Crud as Table } from '@toolpad/core/Crud';\n");
  write('old/react-crud.mdx', '<Demo name="OldBox" title="An old CRUD" />\n');
  write('old/OldBox.tsx', "import { Crud } from '@toolpad/core/Crud';\n");

  const plainBox = { title: 'Plain box', url: '/core/react-crud/#PlainBox' };
  const bikeRental = { title: 'Bike rental', url: '/core/react-crud/#BikeRental' };
  const bikeForm = { title: 'Bike form', url: '/core/react-crud/forms/#BikeForm' };
  const oldBox = { title: 'An old CRUD', url: '/core/1.0.0/react-crud/#OldBox' };

  it.each([
    ['/core/react-crud/', 'Crud', [plainBox]],
    // The import is in another file of the demo.
    ['/core/react-crud/', 'DataSource', [bikeRental]],
    // The demo is on another page of the guide.
    ['/core/react-crud/', 'CrudForm', [bikeForm]],
    ['/core/react-crud/', 'Box', []],
    ['/core/1.0.0/react-crud/', 'Crud', [oldBox]],
    ['/core/no-such-page/', 'Crud', []],
    ['https://example.com/', 'Crud', []],
  ])('finds the demos on %s that use %s', (page, name, links) => {
    expect(findDemosUsing(page, name, config)).toEqual(links);
  });
});

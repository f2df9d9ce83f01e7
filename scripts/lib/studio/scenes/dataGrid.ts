import { NARROW } from './editor';
import { type Component, pageFile, pageScene, rowOf } from './pageFile';
import type { Story } from './story';

const ROWS = [
  { id: 1, item: 'Kettle', price: 39.9 },
  { id: 2, item: 'Lamp', price: 24.5 },
];

const PRICE = {
  field: 'price',
  type: 'number',
  headerName: 'Price',
  width: 90,
  numberFormat: { kind: 'currency', currency: 'EUR' },
};

/** A small stock list; the header of its first column says its density. */
const grid = (density: string): Component => ({
  component: 'DataGrid',
  name: density,
  layout: { height: 270 },
  props: {
    density,
    rows: ROWS,
    columns: [{ field: 'item', type: 'string', headerName: density, width: 130 }, PRICE],
  },
});

const densities = pageFile('md', [rowOf('row', ['compact', 'standard', 'comfortable'].map(grid))]);

/** A data grid with a row selected, and grids of each density beside each other. */
export const dataGrid: Story = {
  page: 'components/data-grid.mdx',
  files: { 'toolpad/pages/densities/page.yml': densities },
  running: true,
  scenes: {
    'data-grid-selection': pageScene('stock', {
      size: NARROW,
      async until(page) {
        await page.getByRole('gridcell', { name: 'Lamp' }).click();
        await page.getByText('Lamp', { exact: true }).nth(1).waitFor();
        await page.mouse.move(0, 0);
      },
    }),
    'data-grid-density': pageScene('densities', {
      until: (page) => page.getByText('Lamp').nth(2).waitFor(),
    }),
  },
};

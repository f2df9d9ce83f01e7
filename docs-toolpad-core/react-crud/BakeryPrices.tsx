import Chip from '@mui/material/Chip';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataField, type DataModel } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import {
  KeepEntries,
  KeyboardGrid,
  memorySource,
  useMemoryRouter,
} from './demoParts';

interface Product extends DataModel {
  id: number;
  name: string;
  price: number;
  stock: number;
}

const NAVIGATION: Navigation = [
  { segment: 'prices', title: 'Bakery prices', pattern: 'prices{/:id}*' },
];

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

const FIELDS: DataField[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 120,
    renderCell: ({ row }) => {
      const { stock } = row as Product;
      return stock > 5 ? stock : <Chip size="small" label={`${stock} left`} />;
    },
  },
];

const products = memorySource<Product>(FIELDS, [
  { id: 1, name: 'Rye loaf', price: 4.2, stock: 18 },
  { id: 2, name: 'Butter croissant', price: 1.9, stock: 3 },
  { id: 3, name: 'Seeded roll', price: 0.75, stock: 64 },
  { id: 4, name: 'Plum cake', price: 3.6, stock: 5 },
]);

const GRID = {
  density: 'compact',
  showToolbar: true,
  // Without this, the list requests the toolbar of earlier grid versions.
  slots: {},
  pageSizeOptions: [3, 10],
  disableColumnMenu: true,
} as const;

export default function BakeryPrices() {
  const router = useMemoryRouter('/prices');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        <KeepEntries>
          <Crud<Product>
            dataSource={products}
            rootPath="/prices"
            initialPageSize={3}
            slots={{ list: { dataGrid: KeyboardGrid } }}
            slotProps={{ list: { dataGrid: GRID } }}
          />
        </KeepEntries>
      </PageContainer>
    </AppProvider>
  );
}

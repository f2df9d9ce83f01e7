import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { GridActionsCellItem, type GridRowParams } from '@mui/x-data-grid';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataField, type DataModel, DataSourceCache } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemo, useState } from 'react';
import { KeepEntries, KeyboardGrid, memorySource, useMemoryRouter } from './demoParts';

interface Order extends DataModel {
  id: number;
  customer: string;
  status: string;
}

const NAVIGATION: Navigation = [{ segment: 'orders', title: 'Orders', pattern: 'orders{/:id}*' }];

const orders = memorySource<Order>(
  [
    { field: 'customer', headerName: 'Customer', flex: 2, minWidth: 110 },
    { field: 'status', headerName: 'Status', flex: 1, minWidth: 80 },
  ],
  [
    { id: 1, customer: 'Ana Duarte', status: 'Packed' },
    { id: 2, customer: 'City Choir', status: 'Packed' },
    { id: 3, customer: 'Bo Larsen', status: 'Shipped' },
  ],
);

const cache = new DataSourceCache();

export default function ShipOrders() {
  const router = useMemoryRouter('/orders');
  const [version, setVersion] = useState(0);

  const dataSource = useMemo(() => {
    function ship({ row }: GridRowParams<Order>) {
      // Your app sends a request instead, and waits for the response.
      orders.updateOne(row.id, { status: 'Shipped' });
      cache.clear();
      // The new version creates a new data source, which makes the list reload.
      setVersion(version + 1);
    }

    const action: DataField = {
      field: 'ship',
      type: 'actions',
      headerName: 'Ship',
      width: 64,
      getActions: (params: GridRowParams<Order>) => [
        <GridActionsCellItem
          key="ship"
          disabled={params.row.status === 'Shipped'}
          icon={<LocalShippingIcon />}
          label="Mark as shipped"
          onClick={() => ship(params)}
        />,
      ],
    };
    return { ...orders, fields: [...orders.fields, action] };
  }, [version]);

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        <KeepEntries>
          <Crud<Order>
            dataSource={dataSource}
            dataSourceCache={cache}
            rootPath="/orders"
            slots={{ list: { dataGrid: KeyboardGrid } }}
          />
        </KeepEntries>
      </PageContainer>
    </AppProvider>
  );
}

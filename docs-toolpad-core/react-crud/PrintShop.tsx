import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { KeepEntries, KeyboardGrid, useMemoryRouter } from './demoParts';
import { printOrders } from './printOrders';

// With the pattern, the entry is also active on /orders/402 and
// /orders/402/edit.
const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Print orders', pattern: 'orders{/:id}*' },
];

export default function PrintShop() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        <KeepEntries>
          <Crud
            dataSource={printOrders}
            rootPath="/orders"
            initialPageSize={25}
            slots={{ list: { dataGrid: KeyboardGrid } }}
            defaultValues={{ product: 'Card', copies: 50, paid: false }}
          />
        </KeepEntries>
      </PageContainer>
    </AppProvider>
  );
}

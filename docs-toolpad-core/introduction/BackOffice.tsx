import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';
import OrderList from './OrderList';

const NAVIGATION: Navigation = [
  { title: 'Overview', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

export default function BackOffice() {
  const router = useMemoryRouter('/orders');
  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={frameTheme}>
      <DashboardLayout branding={{ title: 'Back office' }} sidebarExpandedWidth={200}>
        <PageContainer>
          <OrderList />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

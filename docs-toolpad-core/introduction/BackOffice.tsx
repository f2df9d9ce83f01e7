import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Chip from '@mui/material/Chip';
import {
  AppProvider,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';
import OrderList from './OrderList';

const NAVIGATION: Navigation = [
  { title: 'Overview', icon: <DashboardIcon /> },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ShoppingCartIcon />,
    action: <Chip color="primary" label={4} />,
  },
];

const ADA: Session = { user: { name: 'Ada Berg' } };

export default function BackOffice() {
  const router = useMemoryRouter('/orders');
  const [session, setSession] = useState<Session | null>(ADA);
  return (
    <AppProvider
      authentication={{
        signIn: () => setSession(ADA),
        signOut: () => setSession(null),
      }}
      navigation={NAVIGATION}
      router={router}
      session={session}
      theme={frameTheme}
    >
      <DashboardLayout
        branding={{ title: 'Back office' }}
        sidebarExpandedWidth={220}
      >
        <PageContainer>
          <OrderList />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

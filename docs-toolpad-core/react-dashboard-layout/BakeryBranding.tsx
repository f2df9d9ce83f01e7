import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import TodayIcon from '@mui/icons-material/Today';
import {
  AppProvider,
  type Branding,
  type Navigation,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const BRANDING: Branding = {
  title: 'Corner Bakery',
  logo: <BakeryDiningIcon color="primary" sx={{ fontSize: 40 }} />,
  homeUrl: '/today',
};

const NAVIGATION: Navigation = [
  { segment: 'today', title: 'Today', icon: <TodayIcon /> },
  { segment: 'deliveries', title: 'Deliveries', icon: <LocalShippingIcon /> },
];

const NOTES: Record<string, string> = {
  '/today': 'Ovens 1 and 2 are hot. 140 loaves until noon.',
  '/deliveries':
    'Two vans leave at half past five. The title leads you back to Today.',
};

export default function BakeryBranding() {
  const router = useMemoryRouter('/deliveries');

  return (
    <AppProvider
      branding={BRANDING}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <PageContainer>{NOTES[router.pathname]}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

import GrassIcon from '@mui/icons-material/Grass';
import HelpIcon from '@mui/icons-material/Help';
import LockIcon from '@mui/icons-material/Lock';
import YardIcon from '@mui/icons-material/Yard';
import {
  AppProvider,
  type Navigation,
  type NavigationPageItem,
} from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  DashboardSidebarPageItem,
} from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'beds', title: 'Beds', icon: <YardIcon /> },
  { segment: 'seeds', title: 'Seeds', icon: <GrassIcon /> },
  { segment: 'budget', title: 'Budget', icon: <LockIcon /> },
  { segment: 'handbook', title: 'Handbook', icon: <HelpIcon /> },
];

function renderPageItem(item: NavigationPageItem) {
  switch (item.segment) {
    case 'budget':
      return <DashboardSidebarPageItem item={item} disabled />;
    case 'handbook':
      return (
        <DashboardSidebarPageItem
          item={item}
          href="https://example.com/handbook"
        />
      );
    default:
      return <DashboardSidebarPageItem item={item} />;
  }
}

export default function CustomPageItems() {
  const router = useMemoryRouter('/beds');

  return (
    <AppProvider
      branding={{ title: 'Plant nursery' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout
        renderPageItem={renderPageItem}
        sidebarExpandedWidth={240}
      >
        <PageContainer>
          You may not see the budget. The handbook opens in a new tab.
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

import DescriptionIcon from '@mui/icons-material/Description';
import HomeIcon from '@mui/icons-material/Home';
import { AppProvider, type Navigation, type NavigationPageItem } from '@toolpad/core/AppProvider';
import { DashboardLayout, DashboardSidebarPageItem } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'home', title: 'Home', icon: <HomeIcon /> },
  {
    segment: 'contracts',
    title: 'Contracts',
    icon: <DescriptionIcon />,
    children: [
      { segment: 'drafts', title: 'Drafts' },
      { segment: 'signed', title: 'Signed' },
    ],
  },
];

function Group({ item }: { item: NavigationPageItem }) {
  const [isOpen, setIsOpen] = useState(true);
  const activePage = useActivePage();
  // The component passes `onClick` to the group's button, but the types of 0.15.0 omit it.
  const handlers = { onClick: () => setIsOpen(!isOpen) };

  return (
    <DashboardSidebarPageItem
      item={item}
      expanded={isOpen}
      selected={activePage?.path.startsWith(`/${item.segment}/`)}
      {...handlers}
    />
  );
}

function renderPageItem(item: NavigationPageItem) {
  return item.children ? <Group item={item} /> : <DashboardSidebarPageItem item={item} />;
}

// An expanded group is a list item: by default, it's a div in a list, which isn't valid.
const theme = {
  ...frameTheme,
  components: { MuiCollapse: { defaultProps: { component: 'li' as const } } },
};

export default function OpenGroups() {
  const router = useMemoryRouter('/contracts/signed');

  return (
    <AppProvider
      branding={{ title: 'Law office' }}
      navigation={NAVIGATION}
      router={router}
      theme={theme}
    >
      <DashboardLayout renderPageItem={renderPageItem} sidebarExpandedWidth={240}>
        <PageContainer>Go to Home, and then close and open the group.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

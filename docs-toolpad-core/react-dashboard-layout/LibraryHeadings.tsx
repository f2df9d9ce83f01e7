import EventIcon from '@mui/icons-material/Event';
import KeyboardReturnIcon from '@mui/icons-material/KeyboardReturn';
import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Desk' },
  { segment: 'loans', title: 'Loans', icon: <LocalLibraryIcon /> },
  { segment: 'returns', title: 'Returns', icon: <KeyboardReturnIcon /> },
  { kind: 'header', title: 'House' },
  { segment: 'catalog', title: 'Catalog', icon: <MenuBookIcon /> },
  { segment: 'readings', title: 'Readings', icon: <EventIcon /> },
];

const NOTES: Record<string, string> = {
  '/loans': '214 books are out. Nine are due today.',
  '/returns': '31 books wait for their shelf.',
  '/catalog': '18,402 titles, 57 of them new this month.',
  '/readings': 'Thursday at seven: poems by the sea.',
};

export default function LibraryHeadings() {
  const router = useMemoryRouter('/loans');

  return (
    <AppProvider
      branding={{ title: 'Quay Library' }}
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

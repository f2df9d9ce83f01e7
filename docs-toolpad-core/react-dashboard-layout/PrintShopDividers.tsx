import ArchiveIcon from '@mui/icons-material/Archive';
import InventoryIcon from '@mui/icons-material/Inventory';
import PrintIcon from '@mui/icons-material/Print';
import SettingsIcon from '@mui/icons-material/Settings';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'jobs', title: 'Print jobs', icon: <PrintIcon /> },
  { segment: 'paper', title: 'Paper', icon: <InventoryIcon /> },
  { kind: 'divider' },
  { segment: 'archive', title: 'Archive', icon: <ArchiveIcon /> },
  { kind: 'divider' },
  { segment: 'settings', title: 'Settings', icon: <SettingsIcon /> },
];

const NOTES: Record<string, string> = {
  '/jobs': 'Press 1 prints 2,000 flyers until two. Press 2 is free.',
  '/paper': 'A3 matte is low: four reams left.',
  '/archive': '612 finished jobs since January.',
  '/settings': 'Proofs go to customers by mail.',
};

export default function PrintShopDividers() {
  const router = useMemoryRouter('/jobs');

  return (
    <AppProvider
      branding={{ title: 'Print shop' }}
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

import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';
import WavesIcon from '@mui/icons-material/Waves';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'berths', title: 'Berths', icon: <AnchorIcon /> },
  { segment: 'boats', title: 'Boats', icon: <SailingIcon /> },
  { segment: 'tides', title: 'Tides', icon: <WavesIcon /> },
];

const NOTES: Record<string, string> = {
  '/berths': '48 berths, 5 of them free tonight.',
  '/boats': 'Three boats are expected before dark.',
  '/tides': 'High water at 14:20, low water at 20:35.',
};

export default function FixedSidebar() {
  const router = useMemoryRouter('/berths');

  return (
    <AppProvider
      branding={{ title: 'North Marina' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout disableCollapsibleSidebar sidebarExpandedWidth={200}>
        <PageContainer>{NOTES[router.pathname]}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

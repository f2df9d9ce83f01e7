import MapIcon from '@mui/icons-material/Map';
import SailingIcon from '@mui/icons-material/Sailing';
import { createTheme, type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import type { ReactNode } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'chart', title: 'Chart', icon: <MapIcon /> },
  { segment: 'boats', title: 'Boats', icon: <SailingIcon /> },
];

// No window is this wide, so the layout always behaves as on a phone.
const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: 9998, md: 9999, lg: 10_000, xl: 10_001 } },
});
const getPhoneTheme = (theme: Theme) => ({ ...theme, breakpoints });

function OverlayLayout({ children }: { children: ReactNode }) {
  const theme = useTheme();

  return (
    <ThemeProvider theme={getPhoneTheme}>
      <DashboardLayout sidebarExpandedWidth={240}>
        {/* The pages keep the theme's own breakpoints. */}
        <ThemeProvider theme={() => theme}>{children}</ThemeProvider>
      </DashboardLayout>
    </ThemeProvider>
  );
}

export default function OverlaySidebar() {
  const router = useMemoryRouter('/chart');

  return (
    <AppProvider
      branding={{ title: 'Marina' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <OverlayLayout>
        <PageContainer>
          The sidebar opens over this page, and a click on a link closes it.
        </PageContainer>
      </OverlayLayout>
    </AppProvider>
  );
}

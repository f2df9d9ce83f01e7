import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DashboardIcon from '@mui/icons-material/Dashboard';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { title: 'Overview', icon: <DashboardIcon /> },
  { kind: 'header', title: 'Work' },
  { segment: 'tickets', title: 'Tickets', icon: <ConfirmationNumberIcon /> },
];

const BRANDING = { title: 'Help desk' };

export default function HelpDeskFrame() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider
      branding={BRANDING}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <PageContainer>
          <Typography>Nothing to report yet.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

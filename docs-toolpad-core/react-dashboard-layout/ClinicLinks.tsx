import HomeIcon from '@mui/icons-material/Home';
import PeopleIcon from '@mui/icons-material/People';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  // No segment: this is the page at `/`.
  { title: 'Today', icon: <HomeIcon /> },
  { segment: 'patients', title: 'Patients', icon: <PeopleIcon /> },
  // No icon: the collapsed sidebar shows the initials "WR".
  { segment: 'waiting-room', title: 'Waiting room' },
  // No title: the segment takes its place.
  { segment: 'referrals' },
];

export default function ClinicLinks() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider
      branding={{ title: 'Elm Clinic' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <PageContainer>
          <Typography>
            The path is <code>{router.pathname}</code>
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

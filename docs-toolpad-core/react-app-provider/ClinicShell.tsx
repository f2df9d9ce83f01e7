import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import LocalHospitalIcon from '@mui/icons-material/LocalHospital';
import MedicationIcon from '@mui/icons-material/Medication';
import PeopleIcon from '@mui/icons-material/People';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useSession } from '@toolpad/core/useSession';
import { useMemoryRouter } from './demoParts';

const BRANDING = {
  title: 'Linden clinic',
  logo: <LocalHospitalIcon color="primary" />,
  homeUrl: '/today',
};

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Front desk' },
  {
    segment: 'today',
    title: 'Today',
    icon: <CalendarMonthIcon />,
    action: <Chip label="9" size="small" color="primary" />,
  },
  {
    segment: 'patients',
    title: 'Patients',
    icon: <PeopleIcon />,
    pattern: 'patients{/:id}?',
  },
  { kind: 'divider' },
  { segment: 'pharmacy', title: 'Pharmacy', icon: <MedicationIcon /> },
];

const SESSION = { user: { name: 'Amara Okafor', email: 'amara@example.com' } };
const AUTHENTICATION = { signIn: () => undefined, signOut: () => undefined };

function Page() {
  const activePage = useActivePage();
  const session = useSession();
  return (
    <PageContainer>
      <Typography>
        {session?.user?.name} is at {activePage?.path}.
      </Typography>
    </PageContainer>
  );
}

export default function ClinicShell() {
  const router = useMemoryRouter('/today');

  return (
    <AppProvider
      branding={BRANDING}
      navigation={NAVIGATION}
      router={router}
      session={SESSION}
      authentication={AUTHENTICATION}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Page />
      </DashboardLayout>
    </AppProvider>
  );
}

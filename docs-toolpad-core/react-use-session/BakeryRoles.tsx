import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import GroupsIcon from '@mui/icons-material/Groups';
import PaymentsIcon from '@mui/icons-material/Payments';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemo, useState } from 'react';
import { type AppSession, canOpen, filterNavigation } from './access';
import { useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'shifts', title: 'Shifts', icon: <CalendarMonthIcon /> },
  {
    segment: 'team',
    title: 'Team',
    icon: <GroupsIcon />,
    children: [
      { segment: 'phones', title: 'Phone list' },
      { segment: 'hiring', title: 'Hiring' },
    ],
  },
  { kind: 'header', title: 'Office' },
  { segment: 'wages', title: 'Wages', icon: <PaymentsIcon /> },
];

const USER = { name: 'Ida Holm', email: 'ida@example.com' };

// In an app, this is a layout route around all pages.
function Page({ allowed }: { allowed: boolean }) {
  const activePage = useActivePage();
  return (
    <PageContainer
      title={allowed ? activePage?.title : 'No access'}
      breadcrumbs={[]}
    >
      <Typography>
        {allowed
          ? 'Ida can open this page.'
          : 'Only managers can open this page.'}
      </Typography>
    </PageContainer>
  );
}

export default function BakeryRoles() {
  const [role, setRole] = useState<AppSession['role']>('manager');
  const session = useMemo<AppSession>(() => ({ user: USER, role }), [role]);
  const navigation = useMemo(
    () => filterNavigation(NAVIGATION, session),
    [session],
  );
  const router = useMemoryRouter('/shifts');

  return (
    <AppProvider
      branding={{ title: 'Bakery' }}
      navigation={navigation}
      router={router}
      session={session}
    >
      <DashboardLayout sidebarExpandedWidth={200}>
        <Page allowed={canOpen(session, router.pathname)} />
        <Stack direction="row" spacing={2} sx={{ px: 3, flexWrap: 'wrap' }}>
          <FormControlLabel
            control={
              <Switch
                checked={role === 'manager'}
                onChange={(_, checked) =>
                  setRole(checked ? 'manager' : 'baker')
                }
              />
            }
            label="Ida is a manager"
          />
          <Button onClick={() => router.navigate('/wages')}>
            Enter the URL of Wages
          </Button>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}

import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import HomeIcon from '@mui/icons-material/Home';
import PaymentsIcon from '@mui/icons-material/Payments';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { Navigation, Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';
import { useMemoryRouter } from './demoParts';
import { NavigatedAppProvider, useNavigation } from './useNavigation';

const FOR_ALL: Navigation = [
  { title: 'Start', icon: <HomeIcon /> },
  { segment: 'shifts', title: 'Shifts', icon: <CalendarMonthIcon /> },
];
const FOR_MANAGERS: Navigation = [
  ...FOR_ALL,
  { segment: 'wages', title: 'Wages', icon: <PaymentsIcon /> },
  { segment: 'hiring', title: 'Hiring', icon: <PersonAddIcon /> },
];

// Lists the same entries as the sidebar. It needs no props for that.
function Shortcuts({ navigate }: Pick<Router, 'navigate'>) {
  const pages = useNavigation().filter(
    (item) => item.kind !== 'header' && item.kind !== 'divider',
  );

  return (
    <Stack component="ul" sx={{ pl: 2, m: 0 }}>
      {pages.map(({ segment = '', title }) => (
        <li key={segment}>
          <Link component="button" onClick={() => navigate(`/${segment}`)}>
            {title}
          </Link>
        </li>
      ))}
    </Stack>
  );
}

export default function RoleNavigation() {
  const [isManager, setIsManager] = useState(false);
  const router = useMemoryRouter('/');

  return (
    <NavigatedAppProvider
      branding={{ title: 'Bakery' }}
      navigation={isManager ? FOR_MANAGERS : FOR_ALL}
      router={router}
    >
      <DashboardLayout defaultSidebarCollapsed sidebarExpandedWidth={240}>
        <PageContainer>
          <FormControlLabel
            control={
              <Switch onChange={(_, checked) => setIsManager(checked)} />
            }
            label="Signed in as a manager"
          />
          <Shortcuts navigate={router.navigate} />
        </PageContainer>
      </DashboardLayout>
    </NavigatedAppProvider>
  );
}

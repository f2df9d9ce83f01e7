import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import RouteIcon from '@mui/icons-material/Route';
import { Account, type AccountProps } from '@toolpad/core/Account';
import {
  AppProvider,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemo, useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'routes', title: 'Routes', icon: <RouteIcon /> },
  { segment: 'buses', title: 'Buses', icon: <DirectionsBusIcon /> },
];

const DISPATCHER: Session = {
  user: { name: 'Nora Haddad', email: 'nora@citybus.example' },
};

// Above the preview: by default, the menu hangs from the header.
const POPOVER: NonNullable<AccountProps['slotProps']>['popover'] = {
  anchorOrigin: { horizontal: 'left', vertical: 'top' },
  transformOrigin: { horizontal: 'left', vertical: 'bottom' },
  slotProps: { paper: { elevation: 4 } },
};

function NoAccount() {
  return null;
}

function AccountAtFoot({ mini }: SidebarFooterProps) {
  return (
    <Account
      slotProps={{
        popover: POPOVER,
        preview: {
          variant: mini ? 'condensed' : 'expanded',
          sx: mini ? { mx: 'auto' } : undefined,
          slotProps: { moreIconButton: { 'aria-label': 'Open account menu' } },
        },
      }}
    />
  );
}

const SLOTS = { toolbarAccount: NoAccount, sidebarFooter: AccountAtFoot };

export default function SidebarAccount() {
  const router = useMemoryRouter('/routes');
  const [session, setSession] = useState<Session | null>(DISPATCHER);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(DISPATCHER),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider
      authentication={authentication}
      branding={{ title: 'City bus' }}
      navigation={NAVIGATION}
      router={router}
      session={session}
      theme={frameTheme}
    >
      <DashboardLayout sidebarExpandedWidth={260} slots={SLOTS}>
        <PageContainer>
          The account is at the foot of the sidebar.
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

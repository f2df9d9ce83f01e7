import InboxIcon from '@mui/icons-material/Inbox';
import {
  AppProvider,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemo, useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'letters', title: 'Letters', icon: <InboxIcon /> },
];

const CLERK: Session = {
  user: { name: 'Ana Silva', email: 'ana@post-office.example' },
};

export default function SignedInClerk() {
  const router = useMemoryRouter('/letters');
  const [session, setSession] = useState<Session | null>(CLERK);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(CLERK),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider
      authentication={authentication}
      branding={{ title: 'Post office' }}
      navigation={NAVIGATION}
      router={router}
      session={session}
      theme={frameTheme}
    >
      <DashboardLayout defaultSidebarCollapsed sidebarExpandedWidth={240}>
        <PageContainer>
          {session
            ? 'Open your account at the top right.'
            : 'Nobody is signed in.'}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

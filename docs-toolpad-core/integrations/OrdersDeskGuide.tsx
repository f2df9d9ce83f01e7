import HomeIcon from '@mui/icons-material/Home';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Authentication,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import { useMemo, useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { title: 'Home', icon: <HomeIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptLongIcon /> },
];
const PROVIDERS = [{ id: 'credentials', name: 'email and password' }];
// The page around this frame keeps the focus.
const NO_FOCUS = { emailField: { autoFocus: false } };
const ORDERS = [
  '4711 Bakery Lindqvist: open',
  '4712 Hotel Miramar: sent',
  '4713 School on the Hill: open',
];

export default function OrdersDeskGuide() {
  const router = useMemoryRouter('/');
  const [session, setSession] = useState<Session | null>(null);
  const authentication = useMemo<Authentication>(
    () => ({
      signIn: () => router.navigate('/'),
      signOut: () => setSession(null),
    }),
    [router],
  );

  function signIn(
    _provider: AuthProvider,
    formData: FormData,
  ): Promise<AuthResponse> {
    const email = formData.get('email');
    if (typeof email !== 'string' || formData.get('password') !== 'desk-7') {
      return Promise.resolve({ error: 'Email or password is wrong.' });
    }
    setSession({ user: { name: email.split('@')[0], email } });
    return Promise.resolve({});
  }

  return (
    <AppProvider
      branding={{ title: 'Orders desk' }}
      navigation={NAVIGATION}
      router={router}
      session={session}
      authentication={authentication}
      theme={frameTheme}
    >
      {session ? (
        <DashboardLayout sidebarExpandedWidth={220}>
          <PageContainer>
            {router.pathname === '/orders' ? (
              ORDERS.map((order) => (
                <Typography key={order}>{order}</Typography>
              ))
            ) : (
              <Typography>Two orders wait for you.</Typography>
            )}
          </PageContainer>
        </DashboardLayout>
      ) : (
        <SignInPage
          providers={PROVIDERS}
          signIn={signIn}
          slotProps={NO_FOCUS}
        />
      )}
    </AppProvider>
  );
}

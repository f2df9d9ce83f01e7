import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider, type Router } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';
import { useMemo, useState } from 'react';

const SITE = 'https://flowers.example.com';
const PROVIDERS: AuthProvider[] = [{ id: 'google', name: 'Google' }];

// Your app has a real router; this one keeps the URL in memory.
function useMemoryRouter(initialAddress: string) {
  const [address, setAddress] = useState(initialAddress);
  const router = useMemo<Router>(() => {
    const { pathname, searchParams } = new URL(address, SITE);
    return {
      pathname,
      searchParams,
      navigate: (url) => setAddress(String(url)),
    };
  }, [address]);
  return { address, router };
}

// Prevents open redirects: anyone can put a URL into a link, so only accept
// paths of this site.
function ownPath(callbackUrl = '/'): string {
  try {
    const url = new URL(callbackUrl, SITE);
    // The origin of `blob:https://…` is this one as well, but its path is
    // another URL.
    if (url.origin === SITE && url.pathname.startsWith('/')) {
      // `/.//evil.example` is read as the path `//evil.example`, which is
      // another site again.
      return url.pathname.replace(/^\/+/, '/') + url.search;
    }
  } catch {
    // It isn't a URL.
  }
  return '/';
}

export default function GuardedOrders() {
  const { address, router } = useMemoryRouter('/');
  const [signedIn, setSignedIn] = useState(false);

  function signIn(
    _provider: AuthProvider,
    _formData?: FormData,
    callbackUrl?: string,
  ) {
    setSignedIn(true);
    router.navigate(ownPath(callbackUrl));
    return Promise.resolve({});
  }

  function openOrders() {
    const path = '/orders?state=late';
    router.navigate(
      signedIn ? path : `/sign-in?callbackUrl=${encodeURIComponent(path)}`,
    );
  }

  function signOut() {
    setSignedIn(false);
    router.navigate('/');
  }

  return (
    <AppProvider router={router} branding={{ title: 'Flower Desk' }}>
      <Typography
        component="header"
        sx={{
          p: 2,
          bgcolor: 'action.hover',
          fontFamily: 'monospace',
          overflowWrap: 'anywhere',
        }}
      >
        {address}
      </Typography>
      {router.pathname === '/sign-in' ? (
        <SignInPage
          providers={PROVIDERS}
          signIn={signIn}
          sx={{ minHeight: 'auto', py: 4 }}
        />
      ) : (
        <Stack
          component="main"
          spacing={2}
          sx={{ py: 9, px: 3, alignItems: 'center' }}
        >
          <Typography component="h1" variant="h5">
            {router.pathname === '/orders'
              ? 'Three orders are late'
              : 'Welcome to the shop'}
          </Typography>
          <Button variant="contained" onClick={signedIn ? signOut : openOrders}>
            {signedIn ? 'Sign out' : 'Open the late orders'}
          </Button>
        </Stack>
      )}
    </AppProvider>
  );
}

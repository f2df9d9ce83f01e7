import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { useMemo, useState } from 'react';

function Ferries() {
  const session = useSession();

  return (
    <>
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar>
          <Typography component="h1" variant="h6" sx={{ flexGrow: 1 }} noWrap>
            Island Ferries
          </Typography>
          <Account
            slotProps={{
              signInButton: { size: 'medium', sx: { textTransform: 'none' } },
            }}
          />
        </Toolbar>
      </AppBar>
      <Typography component="main" sx={{ p: 3 }}>
        {session?.user
          ? 'You have two tickets for Saturday.'
          : 'Sign in to see your tickets.'}
      </Typography>
    </>
  );
}

export default function SignedOutHeader() {
  const [session, setSession] = useState<Session | null>(null);

  const authentication = useMemo(
    () => ({
      signIn: () =>
        setSession({ user: { name: 'Tomás Rey', email: 'tomas@example.com' } }),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication}>
      <Ferries />
    </AppProvider>
  );
}

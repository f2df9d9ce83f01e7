import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

const HANNA: Session = {
  user: { id: '7', name: 'Hanna Virtanen', email: 'hanna@example.com' },
};

export default function SignedInAccount() {
  const [session, setSession] = useState<Session | null>(HANNA);

  const authentication = useMemo(
    () => ({
      signIn: () => setSession(HANNA),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication}>
      <Toolbar
        component="header"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography component="h1" variant="h6" sx={{ flexGrow: 1 }}>
          Tide tables
        </Typography>
        <Account
          slotProps={{
            signInButton: { sx: { width: 'auto' } },
            // Adds a border, because the default shadow is hard to see in dark
            // mode.
            popover: { slotProps: { paper: { variant: 'outlined' } } },
          }}
        />
      </Toolbar>
    </AppProvider>
  );
}

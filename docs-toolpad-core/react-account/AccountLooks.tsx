import Box from '@mui/material/Box';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

const AMARA: Session = {
  user: { name: 'Amara Nwosu', email: 'amara@example.com' },
};

export default function AccountLooks() {
  const [session, setSession] = useState<Session | null>(AMARA);

  const authentication = useMemo(
    () => ({
      signIn: () => setSession(AMARA),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication}>
      <Box sx={{ display: 'flex', justifyContent: 'center', p: 3 }}>
        <Account
          slotProps={{
            preview: {
              variant: 'expanded',
              sx: {
                width: 300,
                border: 1,
                borderColor: 'divider',
                borderRadius: 2,
              },
              slotProps: {
                avatar: {
                  children: 'AN',
                  sx: {
                    bgcolor: 'primary.main',
                    color: 'primary.contrastText',
                  },
                },
                // The button has no accessible name by default.
                moreIconButton: { 'aria-label': 'Account menu' },
              },
            },
            // Adds a border, because the default shadow is hard to see in dark
            // mode.
            popover: {
              slotProps: { paper: { variant: 'outlined', sx: { mt: 2.5 } } },
            },
            signInButton: { size: 'large', color: 'secondary' },
            signOutButton: { variant: 'contained' },
          }}
        />
      </Box>
    </AppProvider>
  );
}

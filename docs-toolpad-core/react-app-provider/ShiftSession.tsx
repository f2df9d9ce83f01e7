import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import {
  AppProvider,
  type Authentication,
  type LocaleText,
  type Session,
} from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { useMemo, useState } from 'react';

const DRIVER: Session = {
  user: { name: 'Jonas Weber', email: 'jonas@example.com' },
};

const TEXTS: Partial<LocaleText> = {
  accountSignInLabel: 'Start shift',
  accountSignOutLabel: 'End shift',
  accountPreviewIconButtonLabel: 'Driver on shift',
};

function Greeting() {
  const session = useSession();
  return (
    <Typography role="status">
      {session
        ? `${session.user?.name} drives tram 12.`
        : 'Nobody is on shift.'}
    </Typography>
  );
}

export default function ShiftSession() {
  const [session, setSession] = useState<Session | null>(DRIVER);
  const authentication = useMemo<Authentication>(
    () => ({
      signIn: () => setSession(DRIVER),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider
      session={session}
      authentication={authentication}
      localeText={TEXTS}
    >
      <Stack
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', justifyContent: 'space-between', p: 2 }}
      >
        <Greeting />
        <Account />
      </Stack>
    </AppProvider>
  );
}

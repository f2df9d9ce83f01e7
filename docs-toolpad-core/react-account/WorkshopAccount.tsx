import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { useMemo, useState } from 'react';

interface WorkshopSession extends Session {
  workshop: { name: string; bays: number; role: string };
}

const KOFI: WorkshopSession = {
  user: { name: 'Kofi Mensah', email: 'kofi@example.com' },
  workshop: { name: 'Spoke & Chain', bays: 6, role: 'Lead mechanic' },
};

function WorkshopMenu() {
  const session = useSession<WorkshopSession>();
  if (!session) {
    return null;
  }
  const { name, bays, role } = session.workshop;

  return (
    <Stack sx={{ width: 280 }}>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <Stack sx={{ px: 2, py: 1.5, gap: 0.5, alignItems: 'flex-start' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {bays} bays
        </Typography>
        <Chip label={role} size="small" />
      </Stack>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

export default function WorkshopAccount() {
  const [session, setSession] = useState<WorkshopSession | null>(KOFI);
  const authentication = useMemo(
    () => ({ signIn: () => setSession(KOFI), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication}>
      <Toolbar
        component="header"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography component="h1" variant="h6" sx={{ flexGrow: 1 }}>
          Repairs
        </Typography>
        <Account
          slots={{ popoverContent: WorkshopMenu }}
          slotProps={{ signInButton: { sx: { width: 'auto' } } }}
        />
      </Toolbar>
    </AppProvider>
  );
}

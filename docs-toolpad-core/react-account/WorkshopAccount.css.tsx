import Divider from '@mui/material/Divider';
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
import './WorkshopAccount.css';

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
    <div className="menu">
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <div className="workshop">
        <p className="workshop-name">{name}</p>
        <p className="workshop-bays">{bays} bays</p>
        <p className="workshop-role">{role}</p>
      </div>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </div>
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
      <header className="bar">
        <h1>Repairs</h1>
        <Account
          slots={{ popoverContent: WorkshopMenu }}
          slotProps={{ signInButton: { sx: { width: 'auto' } } }}
        />
      </header>
    </AppProvider>
  );
}

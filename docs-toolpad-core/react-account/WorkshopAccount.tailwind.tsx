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
    <div className="flex w-[280px] flex-col">
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <div className="flex flex-col items-start gap-1 px-4 py-3">
        <p className="text-sm/[22px] font-medium">{name}</p>
        <p className="text-sm/5 text-(--mui-palette-text-secondary)">
          {bays} bays
        </p>
        <p className="rounded-full bg-(--mui-palette-action-selected) px-2 text-[13px]/6">
          {role}
        </p>
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
      <header className="flex min-h-14 items-center border-b border-(--mui-palette-divider) px-4 sm:min-h-16 sm:px-6">
        <h1 className="grow text-xl/8 font-medium">Repairs</h1>
        <Account
          slots={{ popoverContent: WorkshopMenu }}
          slotProps={{ signInButton: { sx: { width: 'auto' } } }}
        />
      </header>
    </AppProvider>
  );
}

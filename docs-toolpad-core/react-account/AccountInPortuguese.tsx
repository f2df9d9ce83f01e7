import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Account, type AccountProps } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

const PORTUGUESE: AccountProps['localeText'] = {
  accountSignInLabel: 'Entrar',
  accountSignOutLabel: 'Sair',
  accountPreviewTitle: 'Conta',
  accountPreviewIconButtonLabel: 'Abrir o menu da conta',
};

const BEATRIZ: Session = { user: { email: 'beatriz@example.com' } };

export default function AccountInPortuguese() {
  const [session, setSession] = useState<Session | null>(BEATRIZ);

  const authentication = useMemo(
    () => ({
      signIn: () => setSession(BEATRIZ),
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
        <Typography component="h1" variant="h6" lang="pt" sx={{ flexGrow: 1 }}>
          Padaria Aurora
        </Typography>
        <Account
          localeText={PORTUGUESE}
          slotProps={{ signInButton: { sx: { width: 'auto' } } }}
        />
      </Toolbar>
    </AppProvider>
  );
}

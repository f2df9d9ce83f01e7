import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useState } from 'react';

const BRANDING = { title: 'Birch Street Clinic' };
const PROVIDERS: AuthProvider[] = [{ id: 'passkey', name: 'Passkey' }];

// The clinic's server stores which users have registered a passkey.
const REGISTERED = ['vera@example.com'];

function SignIn() {
  const dialogs = useDialogs();
  const [user, setUser] = useState<string | null>(null);

  async function signIn(
    _provider: AuthProvider,
    formData: FormData,
  ): Promise<AuthResponse> {
    const email = formData.get('email') as string;
    if (!REGISTERED.includes(email)) {
      return { error: `There is no passkey for ${email}.` };
    }
    // Simulates the browser's dialog that navigator.credentials.get() opens.
    const allowed = await dialogs.confirm(`Use the passkey of ${email}?`, {
      title: 'Touch the sensor',
      okText: 'Touch',
    });
    if (!allowed) {
      return { error: 'The passkey was not used.' };
    }
    setUser(email);
    return {};
  }

  if (user) {
    return (
      <Stack
        component="main"
        spacing={2}
        sx={{
          minHeight: '100vh',
          p: 3,
          placeContent: 'center',
          alignItems: 'center',
          textAlign: 'center',
        }}
      >
        <Typography component="h1" variant="h5">
          Signed in without a password
        </Typography>
        <Typography color="text.secondary">{user}</Typography>
        <Button variant="outlined" onClick={() => setUser(null)}>
          Sign out
        </Button>
      </Stack>
    );
  }
  return (
    <SignInPage
      providers={PROVIDERS}
      signIn={signIn}
      slotProps={{
        emailField: {
          autoComplete: 'username webauthn',
          autoFocus: false,
          defaultValue: 'vera@example.com',
        },
      }}
    />
  );
}

export default function PasskeySignIn() {
  return (
    <AppProvider branding={BRANDING}>
      <SignIn />
    </AppProvider>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import { useState } from 'react';

const BRANDING = { title: 'Pallet & Dock' };
const PROVIDERS: AuthProvider[] = [
  { id: 'credentials', name: 'email and password' },
];

// Simulates your server, the only place where you can check a password.
async function checkOnServer(
  email: string,
  password: string,
): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return email === 'mara@example.com' && password === 'forklift';
}

function SignIn() {
  const [user, setUser] = useState<string | null>(null);

  async function signIn(
    _provider: AuthProvider,
    formData: FormData,
  ): Promise<AuthResponse> {
    const email = formData.get('email') as string;
    if (!(await checkOnServer(email, formData.get('password') as string))) {
      return { error: 'This email and password don’t belong together.' };
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
          Welcome to the dock
        </Typography>
        <Typography color="text.secondary">You are {user}.</Typography>
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
        emailField: { autoFocus: false, defaultValue: 'mara@example.com' },
        passwordField: {
          helperText: 'The password of this demo is “forklift”.',
        },
      }}
    />
  );
}

export default function EmailAndPassword() {
  return (
    <AppProvider branding={BRANDING}>
      <SignIn />
    </AppProvider>
  );
}

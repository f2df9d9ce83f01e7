import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';
import { useState } from 'react';

const BRANDING = { title: 'Linden Print' };

const PROVIDERS: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'microsoft-entra-id', name: 'Microsoft' },
  { id: 'github', name: 'GitHub' },
  { id: 'guild', name: 'Printers’ Guild' },
];

function SignIn() {
  const [chosen, setChosen] = useState<AuthProvider | null>(null);

  async function signIn(provider: AuthProvider) {
    // In your app, redirect to the provider's site here. The user returns
    // signed in.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    setChosen(provider);
    return {};
  }

  if (chosen) {
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
          Back from {chosen.name}
        </Typography>
        <Typography color="text.secondary">
          Your function got the provider with the id “{chosen.id}”.
        </Typography>
        <Button variant="outlined" onClick={() => setChosen(null)}>
          Choose again
        </Button>
      </Stack>
    );
  }
  return <SignInPage providers={PROVIDERS} signIn={signIn} />;
}

export default function OAuthButtons() {
  return (
    <AppProvider branding={BRANDING}>
      <SignIn />
    </AppProvider>
  );
}

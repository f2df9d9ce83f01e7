import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import { createContext, useContext, useMemo, useState } from 'react';

const BRANDING = { title: 'Parcel Point' };
const PROVIDERS: AuthProvider[] = [{ id: 'credentials', name: 'code' }];

/** The address that the code was sent to, or `null` before the first step. */
const SentContext = createContext<string | null>(null);

// The slot for the password. It's outside the page's component, so that it
// isn't mounted again.
function CodeField() {
  const sentTo = useContext(SentContext);
  return sentTo === null ? null : (
    <TextField
      autoFocus
      fullWidth
      required
      size="small"
      name="code"
      label="Code"
      autoComplete="one-time-code"
      helperText={`Your server sent a code to ${sentTo}. Here, it is 4711.`}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

const SLOTS = { passwordField: CodeField };

function SignIn() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSignedIn, setIsSignedIn] = useState(false);
  const localeText = useMemo(
    () => ({
      signInSubtitle: 'We send you a code by email',
      providerSignInTitle: () => (sentTo === null ? 'Send a code' : 'Sign in'),
    }),
    [sentTo],
  );

  function signIn(
    _provider: AuthProvider,
    formData: FormData,
  ): Promise<AuthResponse> {
    const email = formData.get('email') as string;
    if (email !== sentTo) {
      // First step: your server sends a code. A changed address needs a new
      // code.
      setSentTo(email);
    } else if (formData.get('code') === '4711') {
      setIsSignedIn(true);
    } else {
      return Promise.resolve({ error: 'The code is wrong or has expired.' });
    }
    return Promise.resolve({});
  }

  return isSignedIn ? (
    <Typography component="h1" variant="h5" sx={{ p: 4, textAlign: 'center' }}>
      Two parcels wait for you
    </Typography>
  ) : (
    <SentContext.Provider value={sentTo}>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        slots={SLOTS}
        slotProps={{ emailField: { autoFocus: false } }}
        localeText={localeText}
      />
    </SentContext.Provider>
  );
}

export default function OneTimeCode() {
  return (
    <AppProvider branding={BRANDING}>
      <SignIn />
    </AppProvider>
  );
}

import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';

const BRANDING = { title: 'Reading Room' };

const PROVIDERS: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'nodemailer', name: 'a link by email' },
  { id: 'credentials', name: 'password' },
];

const ANSWERS: Record<string, AuthResponse> = {
  google: { error: 'Google has no library card for this account.' },
  nodemailer: { success: 'Look into your mailbox for the link.' },
};

// Simulates your server, which fails for passwords.
async function ask(provider: AuthProvider): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const answer = ANSWERS[provider.id];
  if (!answer) {
    throw new Error('503');
  }
  return answer;
}

async function signIn(provider: AuthProvider): Promise<AuthResponse> {
  try {
    return await ask(provider);
  } catch {
    // Without this, the button would stay in its loading state: the page
    // doesn't catch errors.
    return { error: 'We can’t reach the library. Try again in a minute.' };
  }
}

export default function AnswersAsAlerts() {
  return (
    <AppProvider branding={BRANDING}>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        slotProps={{
          emailField: {
            autoComplete: 'email',
            defaultValue: 'ines@example.com',
          },
          passwordField: { defaultValue: 'invented' },
        }}
      />
    </AppProvider>
  );
}

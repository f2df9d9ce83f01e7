import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';

const PROVIDERS: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
];

export default function TeamSignIn() {
  return (
    <AppProvider>
      <SignInPage
        providers={PROVIDERS}
        signIn={({ name }) =>
          Promise.resolve({ error: `Connect ${name} to your app.` })
        }
      />
    </AppProvider>
  );
}

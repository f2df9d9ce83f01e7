import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';
import './SignInBesideWelcome.css';

const PROVIDERS: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'password' },
];

function signIn() {
  return Promise.resolve({
    error: 'The greenhouse of this demo stays closed.',
  });
}

function Welcome() {
  return (
    <aside aria-label="About the garden" className="welcome">
      <p className="welcome-title">Eleven houses, one plan</p>
      <p className="welcome-text">
        Watering, visitors and seeds of the botanical garden.
      </p>
    </aside>
  );
}

export default function SignInBesideWelcome() {
  return (
    <AppProvider branding={{ title: 'Glasshouse' }}>
      <div className="columns">
        <Welcome />
        <SignInPage
          providers={PROVIDERS}
          signIn={signIn}
          sx={{ minHeight: 'auto', py: 2 }}
        />
      </div>
    </AppProvider>
  );
}

import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';

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
    <aside
      aria-label="About the garden"
      className="flex flex-col justify-end gap-[8px] bg-[#1b5e20] bg-[radial-gradient(circle_at_25%_20%,#ffffff2e,transparent_60%)] p-[16px] text-white sm:p-[40px]"
    >
      <p className="m-0 text-[20px]/[28px] sm:text-[32px]/[40px]">
        Eleven houses, one plan
      </p>
      <p className="m-0 hidden text-[16px]/[24px] sm:block">
        Watering, visitors and seeds of the botanical garden.
      </p>
    </aside>
  );
}

export default function SignInBesideWelcome() {
  return (
    <AppProvider branding={{ title: 'Glasshouse' }}>
      <div className="grid min-h-screen grid-rows-[auto_1fr] sm:grid-cols-2 sm:grid-rows-1">
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

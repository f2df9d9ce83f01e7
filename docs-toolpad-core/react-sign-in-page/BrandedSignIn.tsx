import SvgIcon from '@mui/material/SvgIcon';
import { AppProvider, type Branding } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';

// Uses a theme color, so that the logo is visible in light and dark mode.
function HarbourMark() {
  return (
    <SvgIcon viewBox="0 0 48 48" color="primary" sx={{ fontSize: 64 }}>
      <path d="M25 4v23h15z" />
      <path d="M22 10v17H11z" opacity="0.6" />
      <path d="M6 30h36l-6 9H12z" />
      <path d="M4 43h40v2H4z" opacity="0.6" />
    </SvgIcon>
  );
}

const BRANDING: Branding = { title: 'Harbour', logo: <HarbourMark /> };

const PROVIDERS: AuthProvider[] = [
  { id: 'keycloak', name: 'Keycloak' },
  { id: 'gitlab', name: 'GitLab' },
];

// This demo shows the styling, so every attempt fails.
function signIn(provider: AuthProvider) {
  return Promise.resolve({
    error: `${provider.name} isn’t connected to this demo.`,
  });
}

export default function BrandedSignIn() {
  return (
    <AppProvider branding={BRANDING}>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        localeText={{ signInSubtitle: 'Berths, tides and crane slots' }}
      />
    </AppProvider>
  );
}

import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  SignInPage,
  type SignInPageProps,
} from '@toolpad/core/SignInPage';

const BRANDING = { title: 'Viajes Alborada' };

const PROVIDERS: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'correo y contraseña' },
];

const SPANISH: SignInPageProps['localeText'] = {
  signInTitle: (brandingTitle) => `Entrar en ${brandingTitle}`,
  signInSubtitle: 'Reservas, grupos y facturas en un solo lugar',
  providerSignInTitle: (provider) => `Entrar con ${provider}`,
  email: 'Correo electrónico',
  password: 'Contraseña',
  or: 'o bien',
};

function signIn() {
  return Promise.resolve({ error: 'Esta demostración no tiene cuentas.' });
}

export default function SpanishSignIn() {
  return (
    <AppProvider branding={BRANDING}>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        localeText={SPANISH}
        slotProps={{
          // Placeholders have no localeText key, and Spanish doesn't capitalize
          // every word.
          emailField: { placeholder: 'nombre@example.com' },
          oAuthButton: { sx: { textTransform: 'none' } },
          submitButton: { sx: { textTransform: 'none', mt: 3, mb: 2 } },
        }}
      />
    </AppProvider>
  );
}

import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';

const BRANDING = { title: 'Canal Bikes' };

// The id selects the form with an email field. You don't need the package of
// that name.
const PROVIDERS: AuthProvider[] = [{ id: 'nodemailer', name: 'email' }];

async function sendLink(
  _provider: AuthProvider,
  formData: FormData,
): Promise<AuthResponse> {
  const email = formData.get('email') as string;
  await new Promise((resolve) => setTimeout(resolve, 800));

  if (!email.endsWith('@example.com')) {
    return {
      error: 'Only addresses of the rental’s staff (@example.com) can sign in.',
    };
  }
  return {
    success: `A link is on its way to ${email}. It works for ten minutes.`,
  };
}

export default function MagicLink() {
  return (
    <AppProvider branding={BRANDING}>
      <SignInPage
        providers={PROVIDERS}
        signIn={sendLink}
        slotProps={{
          emailField: {
            autoComplete: 'email',
            autoFocus: false,
            defaultValue: 'joost@example.com',
          },
        }}
      />
    </AppProvider>
  );
}

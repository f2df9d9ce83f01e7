import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import { PasswordField } from './PasswordField';

function Title() {
  return (
    <h1 className="text-[34px]/[42px] text-(--mui-palette-primary-main)">
      The night desk
    </h1>
  );
}

function RememberMe() {
  return (
    <label className="flex items-center gap-2 py-2">
      <input
        className="size-[18px] accent-(--mui-palette-primary-main)"
        name="remember"
        type="checkbox"
      />
      Stay signed in
    </label>
  );
}

function ForgotPassword() {
  return (
    <a className="text-(--mui-palette-primary-main) underline" href="#forgot">
      Forgot it?
    </a>
  );
}

function SignUp() {
  return (
    <a className="text-(--mui-palette-primary-main) underline" href="#sign-up">
      New here? Ask the hotel for access
    </a>
  );
}

const SLOTS = {
  title: Title,
  passwordField: PasswordField,
  rememberMe: RememberMe,
  forgotPasswordLink: ForgotPassword,
  signUpLink: SignUp,
};

const PROVIDERS: AuthProvider[] = [{ id: 'credentials', name: 'password' }];

function signIn(
  _provider: AuthProvider,
  formData: FormData,
): Promise<AuthResponse> {
  const fields = [...formData.keys()].join(', ');
  return Promise.resolve({
    error: `Your function would get these fields: ${fields}.`,
  });
}

export default function FormSlots() {
  return (
    <AppProvider>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        slots={SLOTS}
        slotProps={{
          emailField: { autoFocus: false, defaultValue: 'noor@example.com' },
          passwordField: { size: 'small', defaultValue: 'invented' },
        }}
      />
    </AppProvider>
  );
}

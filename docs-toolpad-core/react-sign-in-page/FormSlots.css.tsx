import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import { PasswordField } from './PasswordField';
import './FormSlots.css';

function Title() {
  return <h1 className="desk-title">The night desk</h1>;
}

function RememberMe() {
  return (
    <label className="remember">
      <input name="remember" type="checkbox" />
      Stay signed in
    </label>
  );
}

function ForgotPassword() {
  return (
    <a className="desk-link" href="#forgot">
      Forgot it?
    </a>
  );
}

function SignUp() {
  return (
    <a className="desk-link" href="#sign-up">
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

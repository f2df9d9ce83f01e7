import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import { PasswordField } from './PasswordField';

function Title() {
  return (
    <Typography component="h1" variant="h4" color="primary">
      The night desk
    </Typography>
  );
}

function RememberMe() {
  return (
    <FormControlLabel
      control={<Checkbox name="remember" />}
      label="Stay signed in"
    />
  );
}

function ForgotPassword() {
  return <Link href="#forgot">Forgot it?</Link>;
}

function SignUp() {
  return <Link href="#sign-up">New here? Ask the hotel for access</Link>;
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

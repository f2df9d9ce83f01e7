import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';

const BRANDING = { title: 'Night Library' };
const PROVIDERS: AuthProvider[] = [{ id: 'credentials', name: 'username' }];

const USER_NAME = {
  name: 'username',
  label: 'Username',
  type: 'text',
  placeholder: '',
  autoComplete: 'username',
  autoFocus: false,
};

function signIn(
  _provider: AuthProvider,
  formData: FormData,
): Promise<AuthResponse> {
  const user = formData.get('username') as string;
  return Promise.resolve({ error: `Nobody has the username “${user}”.` });
}

export default function UserNameSignIn() {
  return (
    <AppProvider branding={BRANDING}>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        slotProps={{ emailField: USER_NAME }}
      />
    </AppProvider>
  );
}

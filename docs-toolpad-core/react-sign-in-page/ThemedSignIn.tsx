import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#8a3b12' },
        secondary: { main: '#4b5d1f' },
        background: { default: '#f7efe6', paper: '#fffaf4' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#f0b48a' },
        secondary: { main: '#c5d68a' },
        background: { default: '#1c1410', paper: '#2a1f19' },
      },
    },
  },
  shape: { borderRadius: 16 },
  typography: { button: { textTransform: 'none' } },
  components: {
    MuiTextField: { defaultProps: { color: 'secondary' } },
    MuiAlert: { defaultProps: { variant: 'outlined' } },
  },
});

const BRANDING = { title: 'Copper Kettle' };

const PROVIDERS: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'your password' },
];

function signIn() {
  return Promise.resolve({
    error: 'The bakery opens at six. This demo doesn’t.',
  });
}

export default function ThemedSignIn() {
  return (
    <AppProvider theme={theme} branding={BRANDING}>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        slotProps={{
          // An `sx` here replaces that of the button, so set its margins again.
          submitButton: {
            variant: 'contained',
            color: 'primary',
            sx: { mt: 3, mb: 1 },
          },
          oAuthButton: { sx: { textTransform: 'none' } },
        }}
      />
    </AppProvider>
  );
}

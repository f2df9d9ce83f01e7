import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
    <Box
      component="aside"
      aria-label="About the garden"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        gap: 1,
        p: { xs: 2, sm: 5 },
        color: 'success.contrastText',
        bgcolor: 'success.dark',
        backgroundImage:
          'radial-gradient(circle at 25% 20%, #ffffff2e, transparent 60%)',
      }}
    >
      <Typography
        variant="h4"
        component="p"
        sx={{ fontSize: { xs: '1.25rem', sm: '2rem' } }}
      >
        Eleven houses, one plan
      </Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>
        Watering, visitors and seeds of the botanical garden.
      </Typography>
    </Box>
  );
}

export default function SignInBesideWelcome() {
  return (
    <AppProvider branding={{ title: 'Glasshouse' }}>
      <Box
        sx={{
          display: 'grid',
          minHeight: '100vh',
          gridTemplateColumns: { sm: '1fr 1fr' },
          gridTemplateRows: { xs: 'auto 1fr', sm: '1fr' },
        }}
      >
        <Welcome />
        <SignInPage
          providers={PROVIDERS}
          signIn={signIn}
          sx={{ minHeight: 'auto', py: 2 }}
        />
      </Box>
    </AppProvider>
  );
}

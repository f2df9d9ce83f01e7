import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useState } from 'react';
import { frameTheme } from './demoParts';

export default function MuseumKiosk() {
  const [isIn, setIsIn] = useState(false);

  return (
    <AppProvider branding={{ title: 'Sea Museum' }} theme={frameTheme}>
      <DashboardLayout hideNavigation>
        <Stack
          spacing={2}
          sx={{ m: 'auto', p: 3, width: '100%', maxWidth: 360 }}
        >
          <Typography variant="h5" component="h1">
            {isIn ? 'Welcome aboard' : 'Check in your group'}
          </Typography>
          {isIn ? (
            <Stack direction="row" spacing={1} role="status">
              <CheckCircleIcon color="success" />
              <Typography>Your tour starts at the ship’s bell.</Typography>
            </Stack>
          ) : (
            <TextField
              label="Booking number"
              size="small"
              defaultValue="SM-2214"
            />
          )}
          <Button
            size="large"
            variant="contained"
            onClick={() => setIsIn(!isIn)}
          >
            {isIn ? 'Next group' : 'Check in'}
          </Button>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}

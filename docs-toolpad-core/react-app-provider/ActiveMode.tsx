import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { createTheme, useColorScheme, useTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

function Modes() {
  const { mode, setMode, systemMode } = useColorScheme();
  const { palette } = useTheme();
  // Both are undefined on the server and on the first render.
  const activeMode = mode === 'system' ? systemMode : mode;

  return (
    <Stack spacing={2} sx={{ p: 3, maxWidth: 420 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode ?? null}
        onChange={(_, next: typeof mode | null) => next && setMode(next)}
        aria-label="Color mode"
      >
        <ToggleButton value="light">Light</ToggleButton>
        <ToggleButton value="dark">Dark</ToggleButton>
        <ToggleButton value="system">System</ToggleButton>
      </ToggleButtonGroup>
      <Typography>Active mode: {activeMode ?? 'not known yet'}</Typography>
      <Typography>theme.palette.mode: {palette.mode}</Typography>
      <Box
        sx={(current) => ({
          p: 2,
          borderRadius: 1,
          border: 2,
          borderColor: 'primary.main',
          bgcolor: '#fff8e1',
          ...current.applyStyles('dark', { bgcolor: '#3e2723' }),
        })}
      >
        The theme chooses this background with applyStyles.
      </Box>
      {activeMode === 'dark' ? (
        <Alert severity="info">Only in dark mode</Alert>
      ) : null}
    </Stack>
  );
}

export default function ActiveMode() {
  return (
    <AppProvider theme={theme}>
      <Modes />
    </AppProvider>
  );
}

import SettingsIcon from '@mui/icons-material/Settings';
import StorefrontIcon from '@mui/icons-material/Storefront';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useColorScheme } from '@mui/material/styles';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'stalls', title: 'Stalls', icon: <StorefrontIcon /> },
];

const MODES = {
  light: 'Light',
  dark: 'Dark',
  system: 'Like the system',
} as const;

function Settings() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // `mode` is undefined on the server and on the first render.
  const { mode, setMode } = useColorScheme();

  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label="Settings"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SettingsIcon />
      </IconButton>
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        onClose={() => setAnchor(null)}
        open={anchor !== null}
        slotProps={{
          paper: { 'aria-label': 'Settings', role: 'dialog', sx: { p: 2 } },
        }}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
      >
        <FormControl>
          <FormLabel id="color-mode">Color mode</FormLabel>
          <RadioGroup
            aria-labelledby="color-mode"
            onChange={(_, value) => setMode(value as keyof typeof MODES)}
            value={mode ?? 'system'}
          >
            {Object.entries(MODES).map(([value, label]) => (
              <FormControlLabel
                key={value}
                control={<Radio />}
                label={label}
                value={value}
              />
            ))}
          </RadioGroup>
        </FormControl>
      </Popover>
    </>
  );
}

const SLOTS = { toolbarActions: Settings };

export default function SettingsMenu() {
  const router = useMemoryRouter('/stalls');

  return (
    <AppProvider
      branding={{ title: 'Farmers market' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout
        defaultSidebarCollapsed
        sidebarExpandedWidth={240}
        slots={SLOTS}
      >
        <PageContainer>Open the settings at the top right.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

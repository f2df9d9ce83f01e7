import Box from '@mui/material/Box';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageHeader } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { title: 'Port' },
  { segment: 'map', title: 'Harbour map' },
];

export default function HarbourMap() {
  const router = useMemoryRouter('/map');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
        <Box sx={{ px: 2, py: 1.5 }}>
          <PageHeader />
        </Box>
        <Box
          component="svg"
          role="img"
          aria-label="A bay with two piers and a ship"
          viewBox="0 0 400 160"
          preserveAspectRatio="xMidYMid slice"
          sx={{
            flex: 1,
            minHeight: 0,
            bgcolor: 'info.dark',
            color: 'success.dark',
          }}
        >
          <path
            d="M0 0h400v40q-60 30-130 14T120 62 0 40Z"
            fill="currentColor"
          />
          <path d="M110 50h10v60h-10ZM260 50h10v50h-10Z" fill="currentColor" />
          <path d="M165 92h60l-12 14h-36Z" fill="#fff" />
        </Box>
      </Box>
    </AppProvider>
  );
}

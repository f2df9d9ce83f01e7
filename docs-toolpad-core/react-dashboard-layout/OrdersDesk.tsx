import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import ShelvesIcon from '@mui/icons-material/Shelves';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemo, useState } from 'react';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Desk' },
  { segment: 'orders', title: 'Orders', icon: <ReceiptLongIcon /> },
  { segment: 'shipments', title: 'Shipments', icon: <LocalShippingIcon /> },
  { kind: 'divider' },
  { kind: 'header', title: 'Stock' },
  { segment: 'shelves', title: 'Shelves', icon: <ShelvesIcon /> },
];

const FIGURES = [
  { name: 'Open', value: '128' },
  { name: 'Late', value: '6' },
  { name: 'Value', value: '€ 48.2k' },
];

// Your app has a real router; this one keeps the path in memory.
function useMemoryRouter(initialPath: string): Router {
  const [pathname, setPathname] = useState(initialPath);

  return useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );
}

export default function OrdersDesk() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider branding={{ title: 'Harbour' }} navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {FIGURES.map(({ name, value }) => (
              <Paper key={name} variant="outlined" sx={{ flex: '1 1 120px', p: 2 }}>
                <Typography color="text.secondary">{name}</Typography>
                <Typography variant="h6" component="p">
                  {value}
                </Typography>
              </Paper>
            ))}
          </Box>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

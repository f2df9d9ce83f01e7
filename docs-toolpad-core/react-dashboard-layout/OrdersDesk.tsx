import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import ShelvesIcon from '@mui/icons-material/Shelves';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Desk' },
  { segment: 'orders', title: 'Orders', icon: <ReceiptLongIcon /> },
  { segment: 'shipments', title: 'Shipments', icon: <LocalShippingIcon /> },
  { kind: 'divider' },
  { kind: 'header', title: 'Stock' },
  { segment: 'shelves', title: 'Shelves', icon: <ShelvesIcon /> },
];

const FIGURES: Record<string, [name: string, value: string][]> = {
  '/orders': [
    ['Open', '128'],
    ['Late', '6'],
    ['Value', '€ 48.2k'],
  ],
  '/shipments': [
    ['On the road', '41'],
    ['Delivered today', '93'],
  ],
  '/shelves': [
    ['In use', '86 %'],
    ['To refill', '12'],
  ],
};

export default function OrdersDesk() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider
      branding={{ title: 'Harbour' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <PageContainer>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {FIGURES[router.pathname]?.map(([name, value]) => (
              <Paper
                key={name}
                variant="outlined"
                sx={{ flex: '1 1 120px', p: 2 }}
              >
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

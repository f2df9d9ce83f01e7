import BarChartIcon from '@mui/icons-material/BarChart';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  {
    segment: 'tickets',
    title: 'Tickets',
    icon: <ConfirmationNumberIcon />,
    pattern: 'tickets{/:ticketId}*',
  },
  { segment: 'reports', title: 'Reports', icon: <BarChartIcon /> },
];

const PATHS = [
  '/tickets',
  '/tickets/2041',
  '/tickets/2041/history',
  '/reports',
  '/reports/2026',
];

export default function MatchedTickets() {
  const router = useMemoryRouter('/tickets/2041');

  return (
    <AppProvider
      branding={{ title: 'Help desk' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <PageContainer>
          <Typography sx={{ mb: 1 }}>
            The path is <code>{router.pathname}</code>. Go to:
          </Typography>
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap' }}
          >
            {PATHS.map((path) => (
              <Button
                key={path}
                size="small"
                variant="outlined"
                disabled={path === router.pathname}
                onClick={() => router.navigate(path)}
                sx={{ textTransform: 'none' }}
              >
                {path}
              </Button>
            ))}
          </Stack>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

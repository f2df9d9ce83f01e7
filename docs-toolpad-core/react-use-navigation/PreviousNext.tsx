import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import NightlightIcon from '@mui/icons-material/Nightlight';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import StorefrontIcon from '@mui/icons-material/Storefront';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from './demoParts';

// In an app, define this in src/navigation.tsx and import it in both places.
const NAVIGATION: Navigation = [
  { title: 'Opening', icon: <StorefrontIcon /> },
  { kind: 'header', title: 'During the day' },
  { segment: 'orders', title: 'Orders', icon: <ReceiptLongIcon /> },
  { segment: 'returns', title: 'Returns', icon: <AssignmentReturnIcon /> },
  { kind: 'divider' },
  { segment: 'close', title: 'Closing', icon: <NightlightIcon /> },
];

// The pages in reading order, without headers and dividers.
const PAGES = NAVIGATION.flatMap((item) =>
  item.kind === 'header' || item.kind === 'divider'
    ? []
    : [{ path: `/${item.segment ?? ''}`, title: item.title ?? item.segment }],
);

function PreviousNext({ navigate }: Pick<Router, 'navigate'>) {
  const activePage = useActivePage();
  const index = PAGES.findIndex(({ path }) => path === activePage?.path);
  const previous = PAGES[index - 1];
  const next = PAGES[index + 1];

  return (
    <Box
      component="nav"
      aria-label="Chapters"
      sx={{ display: 'flex', gap: 1, mt: 2 }}
    >
      {previous && (
        <Button
          onClick={() => navigate(previous.path)}
        >{`← ${previous.title}`}</Button>
      )}
      {next && (
        <Button sx={{ ml: 'auto' }} onClick={() => navigate(next.path)}>
          {`${next.title} →`}
        </Button>
      )}
    </Box>
  );
}

export default function Handbook() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider
      branding={{ title: 'Handbook' }}
      navigation={NAVIGATION}
      router={router}
    >
      <DashboardLayout defaultSidebarCollapsed sidebarExpandedWidth={240}>
        <PageContainer>
          <Typography>One page for each part of the day.</Typography>
          <PreviousNext navigate={router.navigate} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

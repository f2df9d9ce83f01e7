import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { createContext, type MouseEvent, use } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const PAGES = [
  { segment: 'lessons', title: 'Lessons' },
  { segment: 'pupils', title: 'Pupils' },
  { segment: 'invoices', title: 'Invoices' },
];
const NAVIGATION: Navigation = PAGES;

// Your app uses its router's link instead: `<Tab component={Link} to="/lessons" />`.
const RouterContext = createContext<Router | null>(null);

function PageTabs({ sx }: { sx: SxProps }) {
  const router = use(RouterContext);
  const activePage = useActivePage();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    router?.navigate(event.currentTarget.pathname);
  }

  return (
    <Tabs aria-label="Pages" value={activePage?.path ?? false} variant="scrollable" sx={sx}>
      {PAGES.map(({ segment, title }) => (
        <Tab
          key={segment}
          component="a"
          href={`/${segment}`}
          label={title}
          onClick={handleClick}
          value={`/${segment}`}
        />
      ))}
    </Tabs>
  );
}

// On phones, the header has no space for the tabs, so the page shows them below it.
function TitleWithTabs() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>Music school</Typography>
      <PageTabs sx={{ display: { xs: 'none', sm: 'flex' } }} />
    </Stack>
  );
}

const SLOTS = { appTitle: TitleWithTabs };

export default function HeaderTabs() {
  const router = useMemoryRouter('/pupils');

  return (
    <RouterContext value={router}>
      <AppProvider navigation={NAVIGATION} router={router} theme={frameTheme}>
        <DashboardLayout hideNavigation slots={SLOTS}>
          <PageTabs sx={{ display: { sm: 'none' }, flexShrink: 0 }} />
          <PageContainer>The tabs replace the sidebar.</PageContainer>
        </DashboardLayout>
      </AppProvider>
    </RouterContext>
  );
}

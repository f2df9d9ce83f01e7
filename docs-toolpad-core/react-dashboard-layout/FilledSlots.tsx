import AssignmentIcon from '@mui/icons-material/Assignment';
import NotificationsIcon from '@mui/icons-material/Notifications';
import ScienceIcon from '@mui/icons-material/Science';
import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  type SidebarFooterProps,
  ThemeSwitcher,
} from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'samples', title: 'Samples', icon: <ScienceIcon /> },
  { segment: 'protocols', title: 'Protocols', icon: <AssignmentIcon /> },
];

function AppTitle() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>Water lab</Typography>
      <Chip label="Staging" size="small" color="secondary" variant="outlined" />
    </Stack>
  );
}

function ToolbarActions() {
  return (
    <Stack direction="row">
      <IconButton aria-label="4 alerts" color="inherit">
        <Badge badgeContent={4} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <ThemeSwitcher />
    </Stack>
  );
}

function SidebarFooter({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" noWrap sx={{ p: 2 }}>
      {mini ? '99 %' : 'Sensors online: 99 %'}
    </Typography>
  );
}

const SLOTS = {
  appTitle: AppTitle,
  toolbarActions: ToolbarActions,
  sidebarFooter: SidebarFooter,
};

export default function FilledSlots() {
  const router = useMemoryRouter('/samples');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={frameTheme}>
      <DashboardLayout sidebarExpandedWidth={220} slots={SLOTS}>
        <PageContainer>
          Slots fill the title, the toolbar, and the sidebar’s footer.
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

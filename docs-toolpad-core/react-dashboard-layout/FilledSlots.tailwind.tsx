import AssignmentIcon from '@mui/icons-material/Assignment';
import NotificationsIcon from '@mui/icons-material/Notifications';
import ScienceIcon from '@mui/icons-material/Science';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
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
    <div className="flex items-center gap-2">
      <span className="font-semibold">Water lab</span>
      <span className="rounded-full border border-(--mui-palette-secondary-main) px-2 text-[13px]/[22px] text-(--mui-palette-secondary-main)">
        Staging
      </span>
    </div>
  );
}

function ToolbarActions() {
  return (
    <div className="flex">
      <IconButton aria-label="4 alerts" color="inherit">
        <Badge badgeContent={4} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <ThemeSwitcher />
    </div>
  );
}

function SidebarFooter({ mini }: SidebarFooterProps) {
  return (
    <p className="truncate p-4 text-xs/5">
      {mini ? '99 %' : 'Sensors online: 99 %'}
    </p>
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

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
import './FilledSlots.css';

const NAVIGATION: Navigation = [
  { segment: 'samples', title: 'Samples', icon: <ScienceIcon /> },
  { segment: 'protocols', title: 'Protocols', icon: <AssignmentIcon /> },
];

function AppTitle() {
  return (
    <div className="title">
      <span className="title-name">Water lab</span>
      <span className="title-stage">Staging</span>
    </div>
  );
}

function ToolbarActions() {
  return (
    <div className="actions">
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
  return <p className="sensors">{mini ? '99 %' : 'Sensors online: 99 %'}</p>;
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

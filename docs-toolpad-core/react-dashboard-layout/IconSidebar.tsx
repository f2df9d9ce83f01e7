import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ReceiptLongIcon /> },
  { segment: 'shipments', title: 'Shipments', icon: <LocalShippingIcon /> },
  { segment: 'goods-in', title: 'Goods in' },
];

// `mini` is true while only the icons are visible.
function SidebarFooter({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" noWrap sx={{ p: 2, textAlign: 'center' }}>
      {mini ? 'v2' : 'Harbour, version 2'}
    </Typography>
  );
}

export default function IconSidebar() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider
      branding={{ title: 'Harbour' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout
        defaultSidebarCollapsed
        sidebarExpandedWidth={240}
        slots={{ sidebarFooter: SidebarFooter }}
      >
        <Typography sx={{ p: 3 }}>
          Open the sidebar to see its footer change.
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}

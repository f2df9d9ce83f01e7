import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import { useEffect, useRef } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
  { segment: 'deliveries', title: 'Deliveries', icon: <LocalShippingIcon /> },
];

// Null on the server and during hydration.
const useSidebar = () => useLocalStorageState('warehouse-sidebar', 'expanded');

/** Stores each change of the desktop sidebar. The layout passes the state to this slot. */
function SidebarObserver({ mini }: SidebarFooterProps) {
  const [, setSidebar] = useSidebar();
  const ref = useRef<HTMLSpanElement>(null);
  const previous = useRef(mini);

  useEffect(() => {
    // The layout renders this slot in three sidebars. The labels tell them apart.
    const label = ref.current?.closest('nav')?.getAttribute('aria-label');
    if (label === 'Desktop' && mini !== previous.current) {
      setSidebar(mini ? 'collapsed' : 'expanded');
    }
    previous.current = mini;
  }, [mini, setSidebar]);

  return <span hidden ref={ref} />;
}

/** Toggles the sidebar from anywhere. The layout has no prop for this. */
function toggleSidebar() {
  document.querySelector<HTMLElement>('header [aria-label$="navigation menu"]')?.click();
}

const SLOTS = { sidebarFooter: SidebarObserver };

export default function RememberedSidebar() {
  const router = useMemoryRouter('/stock');
  const [sidebar] = useSidebar();

  return (
    <AppProvider
      branding={{ title: 'Warehouse' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout
        // Mounts the layout again once after hydration, when the stored value is known.
        key={sidebar === null ? 'server' : 'browser'}
        defaultSidebarCollapsed={sidebar === 'collapsed'}
        sidebarExpandedWidth={220}
        slots={SLOTS}
      >
        <Typography sx={{ p: 3, pb: 2 }}>
          The sidebar is <strong>{sidebar ?? 'expanded'}</strong>. Reload the demo to see that it
          stays like this.
        </Typography>
        <Button onClick={toggleSidebar} variant="outlined" sx={{ alignSelf: 'start', ml: 3 }}>
          Toggle sidebar
        </Button>
      </DashboardLayout>
    </AppProvider>
  );
}

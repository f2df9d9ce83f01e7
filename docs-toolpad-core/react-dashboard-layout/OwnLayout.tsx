import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import EventIcon from '@mui/icons-material/Event';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { type ReactNode, useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION = [
  { segment: 'recipes', title: 'Recipes', icon: <BakeryDiningIcon /> },
  { segment: 'shifts', title: 'Shifts', icon: <EventIcon /> },
];

interface LayoutProps {
  children: ReactNode;
  onNavigate: (path: string) => void;
}

function Layout({ children, onNavigate }: LayoutProps) {
  // The state is yours: store it, or change it from anywhere.
  const [isOpen, setIsOpen] = useState(true);
  const activePage = useActivePage();

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <AppBar color="default" position="sticky">
        <Toolbar>
          <IconButton aria-expanded={isOpen} aria-label="Menu" onClick={() => setIsOpen(!isOpen)}>
            <MenuIcon />
          </IconButton>
          <Typography sx={{ flex: 1, fontWeight: 600 }}>Bakery</Typography>
          <ThemeSwitcher />
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', flex: 1 }}>
        <List
          aria-label="Pages"
          component="nav"
          hidden={!isOpen}
          sx={{ borderColor: 'divider', borderRight: 1 }}
        >
          {NAVIGATION.map(({ segment, title, icon }) => (
            <ListItemButton
              key={segment}
              onClick={() => onNavigate(`/${segment}`)}
              selected={activePage?.path === `/${segment}`}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={title} />
            </ListItemButton>
          ))}
        </List>
        <Box component="main" sx={{ flex: 1, minWidth: 0 }}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

export default function OwnLayout() {
  const router = useMemoryRouter('/recipes');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={frameTheme}>
      <Layout onNavigate={(path) => router.navigate(path)}>
        <PageContainer>
          The layout is Material UI, and the page container is Toolpad Core.
        </PageContainer>
      </Layout>
    </AppProvider>
  );
}

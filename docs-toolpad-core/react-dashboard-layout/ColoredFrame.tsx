import ForestIcon from '@mui/icons-material/Forest';
import HikingIcon from '@mui/icons-material/Hiking';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'trails', title: 'Trails', icon: <HikingIcon /> },
  { segment: 'reserves', title: 'Reserves', icon: <ForestIcon /> },
];

// Icons and titles set their own colors.
const WHITE_PARTS = {
  color: 'white',
  '& .MuiIconButton-root, & .MuiTypography-root, & .MuiSvgIcon-root': { color: 'white' },
};

const theme = {
  ...frameTheme,
  components: {
    MuiAppBar: {
      styleOverrides: { root: { backgroundColor: '#1b4332', ...WHITE_PARTS } },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: {
          backgroundColor: '#2d6a4f',
          ...WHITE_PARTS,
          // The entries' own styles have two classes, so these need three.
          '& .MuiListItemButton-root.MuiListItemButton-root': {
            '& .MuiTypography-root, & .MuiSvgIcon-root': { color: 'white' },
            '&.Mui-selected': { backgroundColor: '#1b4332' },
          },
        },
      },
    },
  },
};

export default function ColoredFrame() {
  const router = useMemoryRouter('/trails');

  return (
    <AppProvider
      branding={{ title: 'National park', logo: <ForestIcon sx={{ fontSize: 32 }} /> }}
      navigation={NAVIGATION}
      router={router}
      theme={theme}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <PageContainer>The app bar and the sidebar have colors of their own.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

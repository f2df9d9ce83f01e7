import BuildIcon from '@mui/icons-material/Build';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import PlaceIcon from '@mui/icons-material/Place';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  {
    segment: 'fleet',
    title: 'Fleet',
    icon: <PedalBikeIcon />,
    children: [
      { segment: 'all', title: 'All bikes' },
      { segment: 'city', title: 'City bikes' },
      {
        segment: 'cargo',
        title: 'Cargo bikes',
        children: [
          { segment: 'two-wheels', title: 'Two wheels' },
          { segment: 'three-wheels', title: 'Three wheels' },
        ],
      },
    ],
  },
  { segment: 'stations', title: 'Stations', icon: <PlaceIcon /> },
  {
    segment: 'workshop',
    title: 'Workshop',
    icon: <BuildIcon />,
    children: [
      { segment: 'repairs', title: 'Repairs' },
      { segment: 'parts', title: 'Parts' },
    ],
  },
];

export default function NestedFleet() {
  const router = useMemoryRouter('/stations');

  return (
    <AppProvider
      branding={{ title: 'River Bikes' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <PageContainer>
          <Typography>
            The path is <code>{router.pathname}</code>
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

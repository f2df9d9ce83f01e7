import ForestIcon from '@mui/icons-material/Forest';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './demoParts';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#2e6b3f' },
        background: { default: '#f6f4ec', paper: '#fffdf7' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#9ed3a9', dark: '#b9e2c1' },
        background: { default: '#101712', paper: '#18211b' },
      },
    },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    button: { textTransform: 'none' },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
  },
});

const NAVIGATION: Navigation = [
  { segment: 'beds', title: 'Beds', icon: <ForestIcon /> },
  { segment: 'watering', title: 'Watering', icon: <WaterDropIcon /> },
];

export default function ThemedNursery() {
  const router = useMemoryRouter('/beds');

  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Fern & Field', logo: <ForestIcon color="primary" /> }}
      navigation={NAVIGATION}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={200}>
        <PageContainer>
          <Card variant="outlined">
            <CardContent>
              <Typography variant="h6" component="h2">
                Bed 4, hornbeam
              </Typography>
              <Typography color="text.secondary">
                Last watered on Tuesday
              </Typography>
            </CardContent>
            <CardActions>
              <Button variant="contained">Water now</Button>
              <Button>Skip a day</Button>
            </CardActions>
          </Card>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

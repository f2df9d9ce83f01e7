import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { title: 'Clinic' },
  {
    segment: 'patients',
    title: 'Patients',
    children: [
      { segment: 'new', title: 'New patient' },
      { segment: 'archive' },
    ],
  },
];

const PATHS = ['/', '/patients', '/patients/new', '/patients/archive'];

export default function NavigationTitles() {
  const router = useMemoryRouter('/patients/new');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {PATHS.map((path) => (
            <Button
              key={path}
              size="small"
              variant="outlined"
              disabled={path === router.pathname}
              onClick={() => router.navigate(path)}
              sx={{ textTransform: 'none' }}
            >
              {path}
            </Button>
          ))}
        </Stack>
      </PageContainer>
    </AppProvider>
  );
}

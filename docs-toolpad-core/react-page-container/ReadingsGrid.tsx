import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [{ segment: 'readings', title: 'Readings' }];

const COLUMNS: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  { field: 'at', headerName: 'Time', width: 90 },
];

const STATIONS = ['Old bridge', 'Mill weir', 'Ferry landing', 'Upper lock'];

const ROWS = Array.from({ length: 60 }, (_, id) => ({
  id,
  station: STATIONS[id % 4],
  level: 180 + ((id * 37) % 64),
  at: `${String(6 + Math.floor(id / 4)).padStart(2, '0')}:00`,
}));

export default function ReadingsGrid() {
  const router = useMemoryRouter('/readings');

  return (
    <AppProvider
      branding={{ title: 'River watch' }}
      navigation={NAVIGATION}
      router={router}
    >
      <DashboardLayout hideNavigation>
        <PageContainer maxWidth={false}>
          {/* The box takes the remaining height. The grid scrolls inside it. */}
          <Box sx={{ flex: 1, minHeight: 200, position: 'relative' }}>
            <DataGrid
              columns={COLUMNS}
              density="compact"
              rows={ROWS}
              sx={{ position: 'absolute', inset: 0 }}
            />
          </Box>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

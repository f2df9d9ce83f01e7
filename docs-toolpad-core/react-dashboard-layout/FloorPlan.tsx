import RestaurantIcon from '@mui/icons-material/Restaurant';
import TableRestaurantIcon from '@mui/icons-material/TableRestaurant';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { segment: 'tables', title: 'Tables', icon: <TableRestaurantIcon /> },
  { segment: 'kitchen', title: 'Kitchen', icon: <RestaurantIcon /> },
];

const TABLES = [1, 2, 3, 4, 5, 6];

export default function FloorPlan() {
  const router = useMemoryRouter('/tables');
  const [taken, setTaken] = useState([2, 5]);

  const toggle = (table: number) =>
    setTaken(
      taken.includes(table)
        ? taken.filter((other) => other !== table)
        : [...taken, table],
    );

  return (
    <AppProvider
      branding={{ title: 'Bistro' }}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout defaultSidebarCollapsed sidebarExpandedWidth={240}>
        {/* The page is a flex column: `flex: 1` takes the remaining height. */}
        <Box
          sx={{
            flex: 1,
            display: 'grid',
            gap: 1,
            p: 1,
            gridTemplateColumns: 'repeat(3, 1fr)',
          }}
        >
          {TABLES.map((table) => (
            <ButtonBase
              key={table}
              aria-pressed={taken.includes(table)}
              onClick={() => toggle(table)}
              sx={{
                flexDirection: 'column',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: taken.includes(table)
                  ? 'primary.main'
                  : 'background.paper',
                color: taken.includes(table)
                  ? 'primary.contrastText'
                  : 'text.primary',
                typography: 'body2',
              }}
            >
              <strong>Table {table}</strong>
              {taken.includes(table) ? 'taken' : 'free'}
            </ButtonBase>
          ))}
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

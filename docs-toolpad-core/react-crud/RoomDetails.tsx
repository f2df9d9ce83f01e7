import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type DataModel, Show } from '@toolpad/core/Crud';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useState } from 'react';
import { memorySource } from './demoParts';

// In the default dark theme, the white text of the delete button is hard to
// read.
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: { palette: { contrastThreshold: 4.5 } } },
});

interface Room extends DataModel {
  id: number;
  name: string;
  beds: number;
  balcony: boolean;
  renovated: string | null;
  minibar: number;
}

const rooms = memorySource<Room>(
  [
    { field: 'name', headerName: 'Room' },
    { field: 'beds', headerName: 'Beds', type: 'number' },
    { field: 'balcony', headerName: 'Balcony', type: 'boolean' },
    { field: 'renovated', headerName: 'Renovated', type: 'date' },
    { field: 'minibar', headerName: 'Minibar items', type: 'number' },
  ],
  [
    {
      id: 101,
      name: 'Garden',
      beds: 2,
      balcony: true,
      renovated: '2024-05-17',
      minibar: 8,
    },
    {
      id: 102,
      name: 'Attic',
      beds: 1,
      balcony: false,
      renovated: null,
      minibar: 0,
    },
  ],
);

function RoomPicker() {
  const notifications = useNotifications();
  const [id, setId] = useState(101);

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <TextField
        select
        label="Show"
        value={id}
        onChange={({ target }) => setId(Number(target.value))}
        sx={{ width: 160 }}
      >
        <MenuItem value={101}>Room 101</MenuItem>
        <MenuItem value={102}>Room 102</MenuItem>
        <MenuItem value={103}>Room 103</MenuItem>
      </TextField>
      <Show<Room>
        key={id}
        id={id}
        dataSource={rooms}
        onEditClick={() =>
          notifications.show(`Open the form of ${id}`, {
            autoHideDuration: 3000,
          })
        }
      />
    </Stack>
  );
}

export default function RoomDetails() {
  return (
    <AppProvider theme={theme}>
      <RoomPicker />
    </AppProvider>
  );
}

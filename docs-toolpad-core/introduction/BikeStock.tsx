import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import {
  KeyboardGrid,
  memorySource,
  useMemoryRouter,
} from '../react-crud/demoParts';

const bikes = memorySource(
  [
    { field: 'id', headerName: 'No.', width: 60 },
    { field: 'model', headerName: 'Model', flex: 1 },
    { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
  ],
  [
    { id: 1, model: 'City 7', stock: 12 },
    { id: 2, model: 'Cargo', stock: 3 },
  ],
);

export default function BikeStock() {
  const router = useMemoryRouter('/bikes');
  return (
    <AppProvider router={router}>
      <Box sx={{ p: 3 }}>
        <Crud
          dataSource={bikes}
          rootPath="/bikes"
          slots={{ list: { dataGrid: KeyboardGrid } }}
        />
      </Box>
    </AppProvider>
  );
}

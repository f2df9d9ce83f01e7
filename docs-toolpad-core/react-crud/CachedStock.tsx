import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type DataField,
  type DataModel,
  DataSourceCache,
  List,
} from '@toolpad/core/Crud';
import { useMemo, useState } from 'react';
import { queryRows } from './demoParts';

interface Part extends DataModel {
  id: number;
  part: string;
  stock: number;
}

const FIELDS: DataField[] = [
  { field: 'part', headerName: 'Part', flex: 2, minWidth: 140 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];
const PARTS: Part[] = [
  { id: 1, part: 'Brake cable', stock: 84 },
  { id: 2, part: 'Chain, 9-speed', stock: 12 },
  { id: 3, part: 'Inner tube, 28″', stock: 230 },
];

// The rows have no actions, so hide the actions column.
const GRID = {
  density: 'compact',
  columnVisibilityModel: { actions: false },
} as const;

export default function CachedStock() {
  const [cached, setCached] = useState(true);
  const [requests, setRequests] = useState(0);
  const cache = useMemo(
    () => (cached ? new DataSourceCache() : null),
    [cached],
  );
  const source = useMemo(
    () => ({
      fields: FIELDS,
      getMany: (query: Parameters<typeof queryRows>[1]) => {
        setRequests((count) => count + 1);
        return queryRows(PARTS, query);
      },
    }),
    [],
  );

  return (
    <AppProvider>
      <Stack spacing={1} sx={{ p: 2 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between' }}
        >
          <FormControlLabel
            control={
              <Switch
                checked={cached}
                onChange={(_, checked) => setCached(checked)}
              />
            }
            label="Cache"
          />
          <Typography role="status">Requests sent: {requests}</Typography>
        </Stack>
        <List<Part>
          dataSource={source}
          dataSourceCache={cache}
          initialPageSize={25}
          slotProps={{ dataGrid: GRID }}
        />
      </Stack>
    </AppProvider>
  );
}

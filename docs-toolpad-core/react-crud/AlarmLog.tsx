import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type DataModel,
  type DataModelId,
  type DataSource,
  List,
} from '@toolpad/core/Crud';
import { useState } from 'react';
import { KeyboardGrid, queryRows } from './demoParts';

interface Alarm extends DataModel {
  id: number;
  sensor: string;
  level: string;
  raised: string;
}

const ALARMS: Alarm[] = [
  {
    id: 71,
    sensor: 'Cold store 2',
    level: 'high',
    raised: '2026-02-11T04:12:00',
  },
  {
    id: 72,
    sensor: 'Loading bay',
    level: 'low',
    raised: '2026-02-11T06:40:00',
  },
  {
    id: 73,
    sensor: 'Cold store 1',
    level: 'low',
    raised: '2026-02-12T22:05:00',
  },
];

// Without deleteOne here and onEditClick below, the rows have no buttons.
const alarms = {
  fields: [
    { field: 'sensor', headerName: 'Sensor', flex: 2, minWidth: 120 },
    {
      field: 'level',
      headerName: 'Level',
      type: 'singleSelect',
      valueOptions: [
        { value: 'high', label: 'High' },
        { value: 'low', label: 'Low' },
      ],
    },
    {
      field: 'raised',
      headerName: 'Raised',
      type: 'dateTime',
      width: 190,
      filterable: false,
      valueGetter: (value: string) => new Date(value),
    },
  ],
  getMany: (query) => queryRows(ALARMS, query),
} satisfies DataSource<Alarm>;

const GRID = {
  columnVisibilityModel: { actions: false },
  disableRowSelectionOnClick: true,
};

export default function AlarmLog() {
  const [opened, setOpened] = useState<DataModelId>();

  return (
    <AppProvider>
      <Stack spacing={1} sx={{ p: 2 }}>
        <List<Alarm>
          dataSource={alarms}
          initialPageSize={25}
          onRowClick={setOpened}
          slots={{ dataGrid: KeyboardGrid }}
          slotProps={{ dataGrid: GRID }}
        />
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {opened === undefined
            ? 'No alarm opened yet'
            : `You opened alarm ${opened}`}
        </Typography>
      </Stack>
    </AppProvider>
  );
}

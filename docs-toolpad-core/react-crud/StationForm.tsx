import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type DataModel, type DataSource, Edit } from '@toolpad/core/Crud';
import { useState } from 'react';
import { KeepEntries } from './demoParts';

interface Station extends DataModel {
  id: string;
  place: string;
  interval: number;
  mast: string;
  inspected: string;
  online: boolean;
}

let station: Station = {
  id: 'wx-7',
  place: 'Ridge hut',
  interval: 10,
  mast: 'steel',
  inspected: '2026-01-20',
  online: true,
};

const stations = {
  fields: [
    { field: 'place', headerName: 'Place' },
    {
      field: 'interval',
      headerName: 'Minutes between readings',
      type: 'number',
    },
    {
      field: 'mast',
      headerName: 'Mast',
      type: 'singleSelect',
      valueOptions: [
        { value: 'steel', label: 'Steel' },
        { value: 'wood', label: 'Wood' },
      ],
    },
    { field: 'inspected', headerName: 'Inspected', type: 'date' },
    { field: 'online', headerName: 'Sends data', type: 'boolean' },
  ],
  getOne: () => station,
  updateOne: (_id, values) => {
    if ((values.interval ?? 0) < 5) {
      throw new Error('The station needs five minutes.');
    }
    station = { ...station, ...values };
    return station;
  },
} satisfies DataSource<Station>;

export default function StationForm() {
  const [place, setPlace] = useState(station.place);

  return (
    <AppProvider localeText={{ editLabel: 'Save' }}>
      <Container maxWidth="md" sx={{ py: 3 }}>
        <Typography variant="h6" component="h2" sx={{ mb: 3 }}>
          Weather station “{place}”
        </Typography>
        <KeepEntries>
          <Edit<Station>
            id="wx-7"
            dataSource={stations}
            onSubmitSuccess={(values) => setPlace(values.place ?? '')}
          />
        </KeepEntries>
      </Container>
    </AppProvider>
  );
}

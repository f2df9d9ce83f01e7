import CircularProgress from '@mui/material/CircularProgress';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataField, type DataModel } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useEffect, useMemo, useState } from 'react';
import { KeepEntries, KeyboardGrid, memorySource, useMemoryRouter } from './demoParts';

interface Rental extends DataModel {
  id: number;
  instrument: string;
  pupilId: number;
}

interface Pupil {
  id: number;
  name: string;
}

const NAVIGATION: Navigation = [
  { segment: 'rentals', title: 'Rentals', pattern: 'rentals{/:id}*' },
];

const rentals = memorySource<Rental>(
  [],
  [
    { id: 1, instrument: 'Cello', pupilId: 12 },
    { id: 2, instrument: 'Flute', pupilId: 15 },
  ],
);

/** Your app requests the records from a server. */
async function fetchPupils(): Promise<Pupil[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return [
    { id: 12, name: 'Mara Lind' },
    { id: 15, name: 'Theo Brandt' },
    { id: 21, name: 'Nina Sato' },
  ];
}

const getFields = (pupils: Pupil[]): DataField[] => [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 84 },
  {
    field: 'pupilId',
    headerName: 'Pupil',
    type: 'singleSelect',
    valueOptions: pupils.map(({ id, name }) => ({ value: id, label: name })),
    flex: 1,
    minWidth: 84,
  },
];

function RentalPages() {
  const [pupils, setPupils] = useState<Pupil[] | null>(null);
  useEffect(() => void fetchPupils().then(setPupils), []);
  const dataSource = useMemo(() => pupils && { ...rentals, fields: getFields(pupils) }, [pupils]);

  return dataSource ? (
    <Crud<Rental>
      dataSource={dataSource}
      rootPath="/rentals"
      slots={{ list: { dataGrid: KeyboardGrid } }}
    />
  ) : (
    <CircularProgress aria-label="Loading pupils" />
  );
}

export default function InstrumentRentals() {
  const router = useMemoryRouter('/rentals');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        <KeepEntries>
          <RentalPages />
        </KeepEntries>
      </PageContainer>
    </AppProvider>
  );
}

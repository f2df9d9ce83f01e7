import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataField, type DataModel } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemo } from 'react';
import {
  KeepEntries,
  KeyboardGrid,
  memorySource,
  useMemoryRouter,
} from './demoParts';

interface Bike extends DataModel {
  id: number;
  frameNumber: string;
  model: string;
  station: string;
}

const NAVIGATION: Navigation = [
  { segment: 'bikes', title: 'Bikes', pattern: 'bikes{/:id}*' },
];

const FIELDS: DataField[] = [
  { field: 'frameNumber', headerName: 'Frame number', width: 130 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
];
// The frame number is stamped into the frame: users enter it once and never
// edit it.
const EDITABLE_FIELDS = FIELDS.filter(({ field }) => field !== 'frameNumber');

const bikes = memorySource<Bike>(FIELDS, [
  { id: 1, frameNumber: 'KH-2207', model: 'City 3', station: 'Harbour' },
  { id: 2, frameNumber: 'KH-2215', model: 'City 3', station: 'Old town' },
  { id: 3, frameNumber: 'LX-0934', model: 'Cargo', station: 'Harbour' },
]);

export default function FixedFrameNumber() {
  const router = useMemoryRouter('/bikes/1/edit');
  const isEditing = router.pathname.endsWith('/edit');
  const dataSource = useMemo(
    () => ({ ...bikes, fields: isEditing ? EDITABLE_FIELDS : FIELDS }),
    [isEditing],
  );

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        <KeepEntries>
          <Crud<Bike>
            dataSource={dataSource}
            rootPath="/bikes"
            slots={{ list: { dataGrid: KeyboardGrid } }}
          />
        </KeepEntries>
      </PageContainer>
    </AppProvider>
  );
}

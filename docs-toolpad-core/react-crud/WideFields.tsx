import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, type DataModel } from '@toolpad/core/Crud';
import { KeepEntries, memorySource } from './demoParts';

interface Talk extends DataModel {
  id: number;
  title: string;
  speaker: string;
  room: string;
}

const talks = memorySource<Talk>(
  [
    { field: 'title', headerName: 'Title' },
    { field: 'speaker', headerName: 'Speaker' },
    {
      field: 'room',
      headerName: 'Room',
      type: 'singleSelect',
      valueOptions: ['Auditorium', 'Library'],
    },
  ],
  [],
);

// Each field is a grid item that contains an input with the field's name.
const FORM_SX = {
  p: 2,
  '& form .MuiGrid-root:has(> * [name="title"])': { width: '100%' },
};

export default function WideFields() {
  return (
    <AppProvider>
      <Box sx={FORM_SX}>
        <KeepEntries>
          <Create<Talk> dataSource={talks} />
        </KeepEntries>
      </Box>
    </AppProvider>
  );
}

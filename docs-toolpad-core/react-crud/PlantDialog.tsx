import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, CrudProvider, type DataModel, List } from '@toolpad/core/Crud';
import { useState } from 'react';
import { KeepEntries, KeyboardGrid, memorySource } from './demoParts';

interface Plant extends DataModel {
  id: number;
  name: string;
  pots: number;
}

const plants = memorySource<Plant>(
  [
    { field: 'name', headerName: 'Plant', flex: 1, minWidth: 140 },
    { field: 'pots', headerName: 'Pots', type: 'number' },
  ],
  [
    { id: 1, name: 'Lavender', pots: 46 },
    { id: 2, name: 'Rosemary', pots: 20 },
  ],
);

const EMPTY = { name: '', pots: 10 };

export default function PlantDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [version, setVersion] = useState(0);

  function handleCreated() {
    setIsOpen(false);
    // The list doesn't detect changes by a form on the same page. A new key makes it reload.
    setVersion(version + 1);
  }

  return (
    <AppProvider>
      <CrudProvider<Plant> dataSource={plants}>
        <Box sx={{ p: 2 }}>
          <List
            key={version}
            onCreateClick={() => setIsOpen(true)}
            slots={{ dataGrid: KeyboardGrid }}
          />
        </Box>
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          aria-labelledby="new-plant"
          fullWidth
        >
          <DialogTitle id="new-plant">New plant</DialogTitle>
          <DialogContent sx={{ '&&': { pt: 1 } }}>
            <KeepEntries>
              <Create<Plant> initialValues={EMPTY} onSubmitSuccess={handleCreated} />
            </KeepEntries>
          </DialogContent>
        </Dialog>
      </CrudProvider>
    </AppProvider>
  );
}

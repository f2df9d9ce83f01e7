import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  Create,
  CrudProvider,
  type DataModel,
  type DataModelId,
  Edit,
  List,
} from '@toolpad/core/Crud';
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
  // The plant to edit, or null for the form of a new one.
  const [plant, setPlant] = useState<DataModelId | null>(null);
  const [version, setVersion] = useState(0);

  function open(id: DataModelId | null) {
    setPlant(id);
    setIsOpen(true);
  }

  function handleSaved() {
    setIsOpen(false);
    // The list doesn't detect changes by a form on the same page. A new key
    // makes it reload.
    setVersion(version + 1);
  }

  return (
    <AppProvider>
      <CrudProvider<Plant> dataSource={plants}>
        <Box sx={{ p: 2 }}>
          <List
            key={version}
            onCreateClick={() => open(null)}
            onEditClick={open}
            onRowClick={open}
            slots={{ dataGrid: KeyboardGrid }}
          />
        </Box>
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          aria-labelledby="plant-title"
          fullWidth
        >
          <DialogTitle id="plant-title">
            {plant === null ? 'New plant' : 'Edit plant'}
          </DialogTitle>
          <DialogContent sx={{ '&&': { pt: 1 } }}>
            <KeepEntries>
              {plant === null ? (
                <Create<Plant>
                  initialValues={EMPTY}
                  onSubmitSuccess={handleSaved}
                />
              ) : (
                <Edit<Plant>
                  key={plant}
                  id={plant}
                  onSubmitSuccess={handleSaved}
                />
              )}
            </KeepEntries>
          </DialogContent>
        </Dialog>
      </CrudProvider>
    </AppProvider>
  );
}

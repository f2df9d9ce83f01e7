import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataModel } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useEffect, useState } from 'react';
import { KeepEntries, KeyboardGrid, memorySource, useMemoryRouter } from './demoParts';

interface Patient extends DataModel {
  id: number;
  name: string;
  allergies: string;
}

const NAVIGATION: Navigation = [
  { segment: 'patients', title: 'Patients', pattern: 'patients{/:id}*' },
];

const patients = memorySource<Patient>(
  [
    { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
    { field: 'allergies', headerName: 'Allergies', flex: 1, minWidth: 110 },
  ],
  [
    { id: 1, name: 'Rosa Keller', allergies: 'Penicillin' },
    { id: 2, name: 'Emil Novak', allergies: '' },
  ],
);

const VISITS = [
  { patientId: 1, day: 'May 4', reason: 'Vaccination' },
  { patientId: 1, day: 'March 18', reason: 'Back pain' },
  { patientId: 2, day: 'April 2', reason: 'Checkup' },
];

/** Loads a patient and the visits, as your app does with two requests. */
async function fetchFile(id: string) {
  const patient = await Promise.resolve(patients.getOne(id));
  return { patient, visits: VISITS.filter(({ patientId }) => patientId === patient.id) };
}

function PatientDetails({ id, onEdit }: { id: string; onEdit: () => void }) {
  const [file, setFile] = useState<Awaited<ReturnType<typeof fetchFile>> | Error>();
  useEffect(() => void fetchFile(id).then(setFile, setFile), [id]);

  if (file instanceof Error) {
    return <Alert severity="error">{file.message}</Alert>;
  }
  return file ? (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h2">
          {file.patient.name}
        </Typography>
        {file.patient.allergies ? <Chip label={file.patient.allergies} variant="outlined" /> : null}
        <List aria-label="Visits">
          {file.visits.map(({ day, reason }) => (
            <ListItem key={day} disableGutters>
              <ListItemText primary={reason} secondary={day} />
            </ListItem>
          ))}
        </List>
        <Button onClick={onEdit} variant="contained">
          Edit
        </Button>
      </CardContent>
    </Card>
  ) : null;
}

export default function PatientFile() {
  const router = useMemoryRouter('/patients/1');
  // The path of a detail page, but not that of the form for a new record.
  const [, id] = /^\/patients\/(?!new$)([^/]+)$/.exec(router.pathname) ?? [];

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        {id ? (
          <PatientDetails key={id} id={id} onEdit={() => router.navigate(`/patients/${id}/edit`)} />
        ) : (
          <KeepEntries>
            <Crud<Patient>
              dataSource={patients}
              rootPath="/patients"
              slots={{ list: { dataGrid: KeyboardGrid } }}
            />
          </KeepEntries>
        )}
      </PageContainer>
    </AppProvider>
  );
}

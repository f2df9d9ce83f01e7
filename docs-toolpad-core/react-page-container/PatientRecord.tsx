import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { title: 'Clinic' },
  { segment: 'patients', title: 'Patients', pattern: 'patients{/:patientId}?' },
];

const PATIENTS: Record<string, { name: string; next: string }> = {
  p104: { name: 'Mira Novak', next: 'Vaccination on 4 May' },
  p105: { name: 'Jonas Weber', next: 'Check-up on 11 May' },
};

function PatientPage({ patientId }: { patientId: string }) {
  const activePage = useActivePage();
  const patient = PATIENTS[patientId];
  const title = patient?.name ?? 'Unknown patient';

  return (
    <PageContainer
      title={title}
      breadcrumbs={[...(activePage?.breadcrumbs ?? []), { title }]}
    >
      <Typography>{patient?.next ?? 'There is no such record.'}</Typography>
    </PageContainer>
  );
}

function PatientsPage({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <PageContainer>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {Object.entries(PATIENTS).map(([id, { name }]) => (
          <Button
            key={id}
            variant="outlined"
            onClick={() => onOpen(`/patients/${id}`)}
          >
            {name}
          </Button>
        ))}
      </Stack>
    </PageContainer>
  );
}

export default function PatientRecord() {
  const router = useMemoryRouter('/patients/p104');
  const patientId = router.pathname.split('/')[2];

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      {patientId ? (
        <PatientPage patientId={patientId} />
      ) : (
        <PatientsPage onOpen={router.navigate} />
      )}
    </AppProvider>
  );
}

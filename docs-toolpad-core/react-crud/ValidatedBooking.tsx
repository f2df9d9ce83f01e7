import Container from '@mui/material/Container';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { KeepEntries } from './demoParts';

interface Booking extends DataModel {
  id: number;
  patient: string;
  phone: string;
  minutes: number;
  firstVisit: boolean;
}

function getIssues({
  patient,
  phone = '',
  minutes = 0,
  firstVisit,
}: Partial<Booking>) {
  const issues: { path: (keyof Booking)[]; message: string }[] = [];
  if (!patient) {
    issues.push({ path: ['patient'], message: 'Enter a name' });
  }
  if (!/^[\d ]{6,}$/.test(phone)) {
    issues.push({ path: ['phone'], message: 'At least six digits' });
  }
  if (minutes < (firstVisit ? 40 : 20)) {
    const message = firstVisit
      ? 'A first visit takes 40 minutes'
      : 'At least 20 minutes';
    issues.push({ path: ['minutes'], message });
  }
  return issues;
}

const bookings = {
  fields: [
    { field: 'patient', headerName: 'Patient' },
    { field: 'phone', headerName: 'Phone' },
    { field: 'minutes', headerName: 'Minutes', type: 'number' },
    { field: 'firstVisit', headerName: 'First visit', type: 'boolean' },
  ],
  createOne: ({
    patient = '',
    phone = '',
    minutes = 20,
    firstVisit = false,
  }) => {
    if (patient === 'Mia Brandt') {
      throw new Error('Mia Brandt has an appointment at that time.');
    }
    return { id: 1, patient, phone, minutes, firstVisit };
  },
  validate: (values) => ({ issues: getIssues(values) }),
} satisfies DataSource<Booking>;

// Keeps the same object on every render.
const EMPTY = { patient: '', phone: '', minutes: 20, firstVisit: false };

export default function ValidatedBooking() {
  return (
    <AppProvider>
      <Container maxWidth="md" sx={{ py: 3 }}>
        <KeepEntries>
          <Create<Booking>
            dataSource={bookings}
            initialValues={EMPTY}
            resetOnSubmit
          />
        </KeepEntries>
      </Container>
    </AppProvider>
  );
}

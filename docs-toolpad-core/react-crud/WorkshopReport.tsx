import Container from '@mui/material/Container';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudForm, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useState } from 'react';
import { KeepEntries } from './demoParts';

interface Report extends DataModel {
  vehicle: string;
  tyres: string;
  findings: string;
}

const reports: DataSource<Report> = {
  fields: [
    { field: 'vehicle', headerName: 'Vehicle' },
    { field: 'tyres', headerName: 'Tyres' },
    { field: 'findings', headerName: 'Findings' },
  ],
};

const VEHICLES = [
  'Delivery van, B-KL 204',
  'Estate, B-NT 881',
  'Pick-up, B-OR 55',
];

// The form passes the same props to every text field; the name tells them
// apart.
function ReportField(props: TextFieldProps) {
  const { name, label, value, onChange } = props;
  if (name === 'tyres') {
    return (
      <Stack component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <FormLabel component="legend">{label}</FormLabel>
        {/* The radio buttons have the name and value that the form reads. */}
        <Rating
          name={name}
          value={Number(value)}
          onChange={onChange as () => void}
        />
      </Stack>
    );
  }
  if (name === 'vehicle') {
    return (
      <TextField {...props} select>
        {VEHICLES.map((vehicle) => (
          <MenuItem key={vehicle} value={vehicle}>
            {vehicle}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return <TextField {...props} multiline minRows={3} />;
}

function ReportForm() {
  const notifications = useNotifications();
  const [values, setValues] = useState<Partial<Report>>({ tyres: '4' });

  return (
    <CrudForm<Report>
      dataSource={reports}
      formState={{ values, errors: {} }}
      onFieldChange={(name, value) =>
        setValues((before) => ({ ...before, [name]: value }))
      }
      onSubmit={({ vehicle = 'No vehicle', tyres }) => {
        notifications.show(`${vehicle}: tyres ${tyres} of 5`, {
          autoHideDuration: 4000,
        });
      }}
      submitButtonLabel="File report"
      slots={{ textField: ReportField }}
    />
  );
}

export default function WorkshopReport() {
  return (
    <AppProvider>
      <Container maxWidth="md" sx={{ py: 3 }}>
        <KeepEntries>
          <ReportForm />
        </KeepEntries>
      </Container>
    </AppProvider>
  );
}

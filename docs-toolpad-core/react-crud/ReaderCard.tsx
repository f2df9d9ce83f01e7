import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudForm, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { useState } from 'react';
import { KeepEntries } from './demoParts';

interface Reader extends DataModel {
  name: string;
  email: string;
  newsletter: boolean;
}
type Values = Partial<Reader>;

const readers: DataSource<Reader> = {
  fields: [
    { field: 'name', headerName: 'Name on the card' },
    { field: 'email', headerName: 'Email' },
    { field: 'newsletter', headerName: 'Monthly newsletter', type: 'boolean' },
  ],
};

const SAVED: Values = {
  name: 'Iris Voss',
  email: 'iris@example.com',
  newsletter: true,
};

export default function ReaderCard() {
  const [saved, setSaved] = useState(SAVED);
  const [values, setValues] = useState(SAVED);
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  const errors = values.name ? {} : { name: 'The card needs a name' };

  return (
    <AppProvider>
      <Card variant="outlined" sx={{ m: 2 }}>
        <CardContent>
          <Stack
            direction="row"
            sx={{
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: 40,
              mb: 2,
            }}
          >
            <Typography variant="h6" component="h2">
              Reader 20814
            </Typography>
            {isChanged ? (
              <Button onClick={() => setValues(saved)}>Discard changes</Button>
            ) : null}
          </Stack>
          <KeepEntries>
            <CrudForm<Reader>
              dataSource={readers}
              formState={{ values, errors }}
              onFieldChange={(name, value) =>
                setValues((before) => ({ ...before, [name]: value }))
              }
              onSubmit={() => {
                if (values.name) {
                  setSaved(values);
                }
              }}
              submitButtonLabel={isChanged ? 'Save changes' : 'Saved'}
              slotProps={{ textField: { variant: 'filled', size: 'small' } }}
            />
          </KeepEntries>
        </CardContent>
      </Card>
    </AppProvider>
  );
}

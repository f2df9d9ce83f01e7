import Autocomplete from '@mui/material/Autocomplete';
import Container from '@mui/material/Container';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudForm, type DataModel } from '@toolpad/core/Crud';
import { useNotifications } from '@toolpad/core/useNotifications';
import { type ChangeEvent, useEffect, useMemo, useState } from 'react';
import { MACHINES, searchCustomers } from './customerApi';
import { KeepEntries } from './demoParts';

interface Visit extends DataModel {
  customer: string;
  machine: string;
}

function CustomerField({ name, value, onChange, ...props }: TextFieldProps) {
  const [text, setText] = useState('');
  const [options, setOptions] = useState<string[]>([]);

  useEffect(() => {
    // A later response must not be replaced by an earlier one.
    let isCurrent = true;
    void searchCustomers(text).then((found) => isCurrent && setOptions(found));
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return (
    <Autocomplete
      fullWidth
      filterOptions={(found) => found}
      options={options}
      value={(value as string) || null}
      onInputChange={(_, input) => setText(input)}
      // The form reads the name and the value of an event's target.
      onChange={(_, option) =>
        onChange?.({ target: { name, value: option } } as ChangeEvent<HTMLInputElement>)
      }
      renderInput={(params) => <TextField {...props} {...params} />}
    />
  );
}

const SLOTS = { textField: CustomerField };

function VisitForm() {
  const notifications = useNotifications();
  const [values, setValues] = useState<Partial<Visit>>({});
  const { customer = '' } = values;
  const dataSource = useMemo(
    () => ({
      fields: [
        { field: 'customer', headerName: 'Customer' },
        {
          field: 'machine',
          headerName: 'Machine',
          type: 'singleSelect' as const,
          valueOptions: MACHINES[customer] ?? [],
        },
      ],
    }),
    [customer],
  );

  return (
    <CrudForm<Visit>
      dataSource={dataSource}
      formState={{ values, errors: {} }}
      onFieldChange={(name, value) =>
        // The machine of another customer isn't an option any longer.
        setValues(
          name === 'customer'
            ? { customer: (value as string | null) ?? '' }
            : { ...values, [name]: value },
        )
      }
      onSubmit={({ machine = 'no machine' }) => {
        notifications.show(`${customer}: ${machine}`, { autoHideDuration: 4000 });
      }}
      submitButtonLabel="Plan visit"
      slots={SLOTS}
    />
  );
}

export default function ServiceVisit() {
  return (
    <AppProvider>
      <Container maxWidth="md" sx={{ py: 3 }}>
        <KeepEntries>
          <VisitForm />
        </KeepEntries>
      </Container>
    </AppProvider>
  );
}

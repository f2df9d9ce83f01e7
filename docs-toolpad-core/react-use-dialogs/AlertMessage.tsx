import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useState } from 'react';

function CountStock() {
  const dialogs = useDialogs();
  const [state, setState] = useState('Counting aisle 7');

  async function handleClick() {
    setState('Counted, waiting for you to read the message');
    await dialogs.alert(
      'Two pallets are missing in aisle 7. The shift lead has been told.',
      {
        title: 'Count finished',
        okText: 'I have read it',
      },
    );
    setState('Done');
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        disabled={state === 'Done'}
        onClick={handleClick}
      >
        Finish the count
      </Button>
      <Typography role="status">{state}</Typography>
    </Stack>
  );
}

export default function AlertMessage() {
  return (
    <AppProvider>
      <CountStock />
    </AppProvider>
  );
}

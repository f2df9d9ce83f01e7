import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';
import { useState } from 'react';

export default function SessionDraft() {
  const [draft, setDraft] = useSessionStorageState('demo-repair-draft', '');
  const [isSent, setIsSent] = useState(false);

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: { xs: '100%', sm: 340 } }}
      onSubmit={(event) => {
        event.preventDefault();
        setDraft(null);
        setIsSent(true);
      }}
    >
      <TextField
        label="What is broken?"
        multiline
        minRows={3}
        required
        value={draft ?? ''}
        onChange={(event) => {
          setDraft(event.target.value);
          setIsSent(false);
        }}
        helperText={
          isSent
            ? 'Sent. The draft is gone.'
            : 'Type, then reload: the draft stays.'
        }
      />
      <Button type="submit" variant="contained">
        Report
      </Button>
    </Stack>
  );
}

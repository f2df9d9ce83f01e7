import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type DialogProps, useDialogs } from '@toolpad/core/useDialogs';
import { useState } from 'react';

function NoteDialog({
  payload,
  open,
  onClose,
}: DialogProps<string, string | null>) {
  const dialogs = useDialogs();
  const [text, setText] = useState(payload);

  async function handleCancel() {
    const isDiscarded =
      text === payload ||
      (await dialogs.confirm('Your changes to the note are lost.', {
        title: 'Discard changes?',
        okText: 'Discard',
        cancelText: 'Go on writing',
        severity: 'error',
      }));
    if (isDiscarded) {
      await onClose(null);
    }
  }

  return (
    <Dialog open={open} onClose={handleCancel} maxWidth="sm" fullWidth>
      <DialogTitle>Note for the night shift</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={2}
          margin="dense"
          label="Note"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={handleCancel}>Cancel</Button>
        <Button onClick={() => onClose(text)}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}

function Note() {
  const dialogs = useDialogs();
  const [note, setNote] = useState('Gate 4 sticks. Push, then turn the key.');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>{note}</Typography>
      <Button
        variant="outlined"
        onClick={async () =>
          setNote((await dialogs.open(NoteDialog, note)) ?? note)
        }
      >
        Edit note
      </Button>
    </Stack>
  );
}

export default function StackedDialogs() {
  return (
    <AppProvider>
      <Note />
    </AppProvider>
  );
}

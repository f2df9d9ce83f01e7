import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import {
  type DialogProps,
  DialogsProvider,
  useDialogs,
} from '@toolpad/core/useDialogs';
import { useState } from 'react';

type Save = (email: string) => Promise<void>;

// Simulates your server, which rejects an email address that already exists.
async function invite(email: string) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (email === 'ada@example.com') {
    throw new Error('Ada is on the team already.');
  }
}

function InviteDialog({
  payload: save,
  open,
  onClose,
}: DialogProps<Save, string | null>) {
  const [email, setEmail] = useState('ada@example.com');
  const [error, setError] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  // Prevents closing the dialog while a request is pending.
  const handleCancel = () => (isSaving ? undefined : onClose(null));

  async function handleSave() {
    setIsSaving(true);
    try {
      await save(email);
      await onClose(email);
    } catch (reason) {
      setError(
        reason instanceof Error ? reason.message : 'Not sent. Try again.',
      );
      setIsSaving(false);
    }
  }

  return (
    <Dialog open={open} onClose={handleCancel} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void handleSave();
        }}
      >
        <DialogTitle>Invite a colleague</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            margin="dense"
            label="Email"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={error !== ''}
            helperText={error || ' '}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={handleCancel}>Cancel</Button>
          <Button type="submit" loading={isSaving}>
            Invite
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function InviteButton() {
  const dialogs = useDialogs();

  return (
    <Button
      variant="contained"
      onClick={() => dialogs.open(InviteDialog, invite)}
    >
      Invite a colleague
    </Button>
  );
}

export default function FormDialog() {
  return (
    <DialogsProvider>
      <InviteButton />
    </DialogsProvider>
  );
}

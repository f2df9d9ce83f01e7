import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type DialogProps,
  DialogsProvider,
  useDialogs,
} from '@toolpad/core/useDialogs';
import { useState } from 'react';

interface SlotRequest {
  doctor: string;
  times: string[];
}

// The result `null` means that the user made no choice.
function SlotDialog({
  payload,
  open,
  onClose,
}: DialogProps<SlotRequest, string | null>) {
  return (
    <Dialog open={open} onClose={() => onClose(null)} maxWidth="xs" fullWidth>
      <DialogTitle>{`Tuesday, ${payload.doctor}`}</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {payload.times.map((time) => (
            <Button key={time} variant="outlined" onClick={() => onClose(time)}>
              {time}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(null)}>Not on Tuesday</Button>
      </DialogActions>
    </Dialog>
  );
}

function Appointment() {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('No appointment yet.');

  async function handleClick() {
    const time = await dialogs.open(SlotDialog, {
      doctor: 'Dr. Lindqvist',
      times: ['08:40', '09:20', '11:00', '14:30'],
    });
    setAnswer(
      time === null ? 'Nothing booked.' : `Booked for Tuesday at ${time}.`,
    );
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={handleClick}>
        Book an appointment
      </Button>
      <Typography role="status">{answer}</Typography>
    </Stack>
  );
}

export default function DialogWithResult() {
  return (
    <DialogsProvider>
      <Appointment />
    </DialogsProvider>
  );
}

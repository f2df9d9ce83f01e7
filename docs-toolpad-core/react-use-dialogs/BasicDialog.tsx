import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type DialogProps,
  DialogsProvider,
  useDialogs,
} from '@toolpad/core/useDialogs';

function ReturnHelp({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={() => onClose()} maxWidth="xs" fullWidth>
      <DialogTitle>Return your bike</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Lock it at any green rack in the old town, then press “End ride” on
          the display. The rent stops within a minute.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onClose()}>
          Got it
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Ride() {
  const dialogs = useDialogs();

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Bike 318, rented for 24 minutes</Typography>
      <Button variant="contained" onClick={() => dialogs.open(ReturnHelp)}>
        How do I return a bike?
      </Button>
    </Stack>
  );
}

export default function BasicDialog() {
  return (
    <DialogsProvider>
      <Ride />
    </DialogsProvider>
  );
}

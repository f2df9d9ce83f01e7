import Button from '@mui/material/Button';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

function SlideDown(props: SlideProps) {
  return <Slide {...props} direction="down" />;
}

// Defined outside the component, so that it is the same object on every render.
const AT_THE_TOP = {
  snackbar: {
    anchorOrigin: { vertical: 'top', horizontal: 'center' },
    slots: { transition: SlideDown },
    sx: { '& .MuiAlert-root, & .MuiSnackbarContent-root': { borderRadius: 6 } },
  },
} as const;

function CallButton() {
  const notifications = useNotifications();
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Four patients are waiting</Typography>
      <Button
        variant="contained"
        onClick={() =>
          notifications.show('Please come to room 2.', { severity: 'info' })
        }
      >
        Call the next one
      </Button>
    </Stack>
  );
}

export default function TopNotifications() {
  return (
    <NotificationsProvider slotProps={AT_THE_TOP}>
      <CallButton />
    </NotificationsProvider>
  );
}

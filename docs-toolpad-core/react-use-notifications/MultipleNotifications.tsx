import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

const PARCELS = [
  'Parcel 118 is packed.',
  'Parcel 119 is packed.',
  'Parcel 120 is packed.',
];

function PackAll() {
  const notifications = useNotifications();

  function handleClick() {
    for (const message of PARCELS) {
      notifications.show(message, {
        severity: 'success',
        autoHideDuration: 2000,
      });
    }
    // Without autoHideDuration, the last message stays until the user closes
    // it.
    notifications.show('Three parcels are ready for pickup.');
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>{`${PARCELS.length} parcels wait for the courier`}</Typography>
      <Button variant="contained" onClick={handleClick}>
        Pack all parcels
      </Button>
    </Stack>
  );
}

export default function MultipleNotifications() {
  return (
    <NotificationsProvider>
      <PackAll />
    </NotificationsProvider>
  );
}

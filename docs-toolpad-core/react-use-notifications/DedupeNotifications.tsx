import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

const LIMIT = 'A locker holds 20 kg at most.';

function Locker() {
  const notifications = useNotifications();

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}
    >
      <Button
        variant="contained"
        onClick={() =>
          notifications.show(LIMIT, {
            severity: 'warning',
            key: 'locker-limit',
          })
        }
      >
        Add with a key
      </Button>
      <Button
        variant="outlined"
        onClick={() => notifications.show(LIMIT, { severity: 'warning' })}
      >
        Add without a key
      </Button>
    </Stack>
  );
}

export default function DedupeNotifications() {
  return (
    <NotificationsProvider>
      <Locker />
    </NotificationsProvider>
  );
}

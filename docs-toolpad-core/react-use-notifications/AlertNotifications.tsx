import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  NotificationsProvider,
  type ShowNotificationOptions,
  useNotifications,
} from '@toolpad/core/useNotifications';

type Severity = NonNullable<ShowNotificationOptions['severity']>;

const MESSAGES: Record<Severity, string> = {
  success: 'All 24 vaccines are in the fridge.',
  info: 'The next delivery comes on Thursday.',
  warning: 'Fridge 2 is at 7 °C.',
  error: 'Fridge 2 does not answer.',
};

function Fridge() {
  const notifications = useNotifications();

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}
    >
      {(Object.keys(MESSAGES) as Severity[]).map((severity) => (
        <Button
          key={severity}
          variant="outlined"
          onClick={() =>
            notifications.show(MESSAGES[severity], {
              severity,
              autoHideDuration: 3000,
            })
          }
        >
          {severity}
        </Button>
      ))}
    </Stack>
  );
}

export default function AlertNotifications() {
  return (
    <NotificationsProvider>
      <Fridge />
    </NotificationsProvider>
  );
}

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

const OFFLINE = 'scale-offline';

function ScaleSwitch() {
  const notifications = useNotifications();

  function handleChange(isConnected: boolean) {
    if (isConnected) {
      notifications.close(OFFLINE);
      notifications.show('The scale is back.', {
        severity: 'success',
        autoHideDuration: 2000,
      });
    } else {
      notifications.show('The scale at counter 3 is off. Weigh at counter 2.', {
        key: OFFLINE,
        severity: 'warning',
      });
    }
  }

  return (
    <FormControlLabel
      control={
        <Switch
          defaultChecked
          onChange={(_, checked) => handleChange(checked)}
        />
      }
      label="Scale connected"
    />
  );
}

export default function CloseNotification() {
  return (
    <NotificationsProvider>
      <ScaleSwitch />
    </NotificationsProvider>
  );
}

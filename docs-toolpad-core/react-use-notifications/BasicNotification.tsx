import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';
import { useState } from 'react';

function Order() {
  const notifications = useNotifications();
  const [isArchived, setIsArchived] = useState(false);

  function handleArchive() {
    setIsArchived(true);
    const key = notifications.show('Order 2041 is in the archive.', {
      autoHideDuration: 6000,
      actionText: 'Undo',
      onAction: () => {
        setIsArchived(false);
        // The action button doesn't close the message.
        notifications.close(key);
      },
    });
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">
        {isArchived ? 'Order 2041: archived' : 'Order 2041: open'}
      </Typography>
      <Button variant="contained" disabled={isArchived} onClick={handleArchive}>
        Archive
      </Button>
    </Stack>
  );
}

export default function BasicNotification() {
  return (
    <NotificationsProvider>
      <Order />
    </NotificationsProvider>
  );
}

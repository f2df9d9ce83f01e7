import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

function RingButton({ message }: { message: string }) {
  const notifications = useNotifications();
  return (
    <Button variant="outlined" onClick={() => notifications.show(message)}>
      Ring
    </Button>
  );
}

// The kitchen's messages stay in its panel and have their own queue.
const INSIDE_THE_PANEL = {
  snackbar: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    sx: {
      position: 'absolute',
      width: 'calc(100% - 16px)',
      bottom: { xs: 8, sm: 8 },
    },
  },
} as const;

export default function ScopedNotifications() {
  return (
    <NotificationsProvider>
      <Stack
        direction="row"
        spacing={2}
        sx={{ width: { xs: '100%', sm: 560 } }}
      >
        <Paper
          variant="outlined"
          sx={{ flex: 1, minWidth: 0, height: 190, p: 2 }}
        >
          <Typography gutterBottom>Front desk</Typography>
          <RingButton message="A guest is at the door." />
        </Paper>
        <Paper
          variant="outlined"
          sx={{ position: 'relative', flex: 1, minWidth: 0, height: 190, p: 2 }}
        >
          <NotificationsProvider slotProps={INSIDE_THE_PANEL}>
            <Typography gutterBottom>Kitchen</Typography>
            <RingButton message="Table 5 is ready." />
          </NotificationsProvider>
        </Paper>
      </Stack>
    </NotificationsProvider>
  );
}

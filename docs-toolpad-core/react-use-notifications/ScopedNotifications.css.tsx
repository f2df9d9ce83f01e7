import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';
import './ScopedNotifications.css';

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
      <div className="panels">
        <section className="panel">
          <Typography gutterBottom>Front desk</Typography>
          <RingButton message="A guest is at the door." />
        </section>
        <section className="panel">
          <NotificationsProvider slotProps={INSIDE_THE_PANEL}>
            <Typography gutterBottom>Kitchen</Typography>
            <RingButton message="Table 5 is ready." />
          </NotificationsProvider>
        </section>
      </div>
    </NotificationsProvider>
  );
}

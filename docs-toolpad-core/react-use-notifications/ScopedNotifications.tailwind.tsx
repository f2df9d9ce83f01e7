import Button from '@mui/material/Button';
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
      <div className="flex w-full gap-4 sm:w-[560px]">
        <section className="h-56 min-w-0 flex-1 rounded border border-(--mui-palette-divider) p-4 text-(--mui-palette-text-primary)">
          <Typography gutterBottom>Front desk</Typography>
          <RingButton message="A guest is at the door." />
        </section>
        <section className="relative h-56 min-w-0 flex-1 rounded border border-(--mui-palette-divider) p-4 text-(--mui-palette-text-primary)">
          <NotificationsProvider slotProps={INSIDE_THE_PANEL}>
            <Typography gutterBottom>Kitchen</Typography>
            <RingButton message="Table 5 is ready." />
          </NotificationsProvider>
        </section>
      </div>
    </NotificationsProvider>
  );
}

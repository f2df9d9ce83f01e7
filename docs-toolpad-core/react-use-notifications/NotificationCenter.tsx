import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';
import {
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';

const EVENTS = ['Pump 2 started.', 'Tank 1 is full.', 'Pump 2 stopped.'];

interface Center {
  history: string[];
  announce: (message: string) => void;
}

const CenterContext = createContext<Center>({
  history: [],
  announce: () => undefined,
});

// Shows each message, and also stores it, the newest first.
function CenterProvider({ children }: { children: ReactNode }) {
  const notifications = useNotifications();
  const [history, setHistory] = useState<string[]>([]);
  const center = useMemo<Center>(
    () => ({
      history,
      announce(message) {
        notifications.show(message, { autoHideDuration: 2000 });
        setHistory((before) => [message, ...before]);
      },
    }),
    [history, notifications],
  );
  return (
    <CenterContext.Provider value={center}>{children}</CenterContext.Provider>
  );
}

function Bell() {
  const { history } = useContext(CenterContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        aria-label={`Past messages: ${history.length}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={history.length} color="primary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {history.length === 0 && (
          <MenuItem onClick={close}>Nothing yet</MenuItem>
        )}
        {history.map((message, index) => (
          <MenuItem key={history.length - index} onClick={close}>
            {message}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function NextEvent() {
  const { history, announce } = useContext(CenterContext);
  const next = EVENTS[history.length % EVENTS.length] ?? '';
  return (
    <Button variant="contained" onClick={() => announce(next)}>
      Next event
    </Button>
  );
}

export default function NotificationCenter() {
  return (
    <NotificationsProvider>
      <CenterProvider>
        <Stack direction="row" spacing={2}>
          <NextEvent />
          <Bell />
        </Stack>
      </CenterProvider>
    </NotificationsProvider>
  );
}

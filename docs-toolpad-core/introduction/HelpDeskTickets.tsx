import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DashboardIcon from '@mui/icons-material/Dashboard';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

const NAVIGATION: Navigation = [
  { title: 'Overview', icon: <DashboardIcon /> },
  { segment: 'tickets', title: 'Tickets', icon: <ConfirmationNumberIcon /> },
];
const BRANDING = { title: 'Help desk' };

const FIRST_TICKETS = [
  { id: 1, subject: 'Printer on floor 3 is offline', open: true },
  { id: 2, subject: 'New laptop for Ana', open: true },
];
type Tickets = typeof FIRST_TICKETS;

function TicketsPage({
  tickets,
  onChange,
}: {
  tickets: Tickets;
  onChange: (next: Tickets) => void;
}) {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  async function handleAdd() {
    const options = { title: 'New ticket', okText: 'Add ticket' };
    const subject = (
      await dialogs.prompt('What is the problem?', options)
    )?.trim();
    if (subject) {
      onChange([...tickets, { id: tickets.length + 1, subject, open: true }]);
      notifications.show(`Added “${subject}”`, {
        severity: 'success',
        autoHideDuration: 4000,
      });
    }
  }

  async function handleClose({ id, subject }: Tickets[number]) {
    const options = { title: 'Close ticket', okText: 'Close ticket' };
    if (await dialogs.confirm(`Close “${subject}”?`, options)) {
      onChange(
        tickets.map((ticket) =>
          ticket.id === id ? { ...ticket, open: false } : ticket,
        ),
      );
      notifications.show('Ticket closed', { autoHideDuration: 4000 });
    }
  }

  return (
    <>
      <Button
        variant="contained"
        onClick={() => void handleAdd()}
        sx={{ alignSelf: 'flex-start' }}
      >
        New ticket
      </Button>
      <List disablePadding>
        {tickets.map((ticket) => (
          <ListItem key={ticket.id} disableGutters>
            <ListItemText
              primary={ticket.subject}
              secondary={ticket.open ? 'Open' : 'Closed'}
            />
            <Button
              aria-label={`Close ${ticket.subject}`}
              disabled={!ticket.open}
              onClick={() => void handleClose(ticket)}
            >
              Close
            </Button>
          </ListItem>
        ))}
      </List>
    </>
  );
}

export default function HelpDeskTickets() {
  const router = useMemoryRouter('/tickets');
  const [tickets, setTickets] = useState(FIRST_TICKETS);

  return (
    <AppProvider
      branding={BRANDING}
      navigation={NAVIGATION}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <PageContainer>
          {router.pathname === '/tickets' ? (
            <TicketsPage tickets={tickets} onChange={setTickets} />
          ) : (
            <Typography>
              Open tickets: {tickets.filter(({ open }) => open).length}
            </Typography>
          )}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

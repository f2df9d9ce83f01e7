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

interface TicketsProps {
  open: string[];
  onClose: (subject: string) => void;
}

function Tickets({ open, onClose }: TicketsProps) {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  async function handleClose(subject: string) {
    const options = { title: 'Close ticket', okText: 'Close ticket' };
    if (await dialogs.confirm(`Close “${subject}”?`, options)) {
      onClose(subject);
      notifications.show('Ticket closed', { autoHideDuration: 4000 });
    }
  }

  return (
    <List disablePadding>
      {open.map((subject) => (
        <ListItem key={subject} disableGutters>
          <ListItemText primary={subject} />
          <Button aria-label={`Close ${subject}`} onClick={() => void handleClose(subject)}>
            Close
          </Button>
        </ListItem>
      ))}
    </List>
  );
}

export default function HelpDeskTickets() {
  const router = useMemoryRouter('/tickets');
  const [open, setOpen] = useState(['Printer on floor 3 is offline', 'New laptop for Ana']);

  return (
    <AppProvider branding={BRANDING} navigation={NAVIGATION} router={router} theme={frameTheme}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <PageContainer>
          {router.pathname === '/tickets' ? (
            <Tickets
              open={open}
              onClose={(subject) => setOpen(open.filter((other) => other !== subject))}
            />
          ) : (
            <Typography>Open tickets: {open.length}</Typography>
          )}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

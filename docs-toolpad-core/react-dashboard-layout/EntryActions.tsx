import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemo, useState } from 'react';
import { frameTheme, useMemoryRouter } from './demoParts';

export default function EntryActions() {
  const router = useMemoryRouter('/inbox');
  const [unread, setUnread] = useState(3);

  // Creates a new array only when the number changes: the library derives all
  // paths from each one.
  const navigation = useMemo<Navigation>(
    () => [
      {
        segment: 'inbox',
        title: 'Inbox',
        icon: <InboxIcon />,
        action:
          unread > 0 ? (
            <Chip label={unread} color="primary" size="small" />
          ) : undefined,
      },
      { segment: 'drafts', title: 'Drafts', icon: <DraftsIcon /> },
      {
        segment: 'guests',
        title: 'Guest access',
        icon: <PersonAddIcon />,
        action: <Chip label="Beta" size="small" variant="outlined" />,
      },
    ],
    [unread],
  );

  return (
    <AppProvider
      branding={{ title: 'Reception' }}
      navigation={navigation}
      router={router}
      theme={frameTheme}
    >
      <DashboardLayout sidebarExpandedWidth={280}>
        <PageContainer>
          <Button
            variant="outlined"
            onClick={() => setUnread(unread > 0 ? unread - 1 : 3)}
            sx={{ alignSelf: 'flex-start' }}
          >
            {unread > 0 ? 'Read a message' : 'Fetch messages'}
          </Button>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

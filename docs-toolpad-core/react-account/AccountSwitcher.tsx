import CheckIcon from '@mui/icons-material/Check';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import {
  Account,
  AccountPopoverFooter,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { createContext, useContext, useMemo, useState } from 'react';

const PRACTICES = [
  {
    id: 'north',
    name: 'Dr. Ida Lund',
    email: 'ida@north.example.com',
    initials: 'N',
  },
  {
    id: 'river',
    name: 'River Practice',
    email: 'desk@river.example.com',
    initials: 'R',
  },
  {
    id: 'locum',
    name: 'Locum duty',
    email: 'locum@example.com',
    initials: 'L',
  },
];

const SwitchContext = createContext<(id: string | null) => void>(
  () => undefined,
);

function PracticeMenu() {
  const session = useSession();
  const switchTo = useContext(SwitchContext);

  return (
    <>
      <MenuList aria-label="Practices">
        {PRACTICES.map(({ id, name, email, initials }) => {
          const selected = session?.user?.id === id;
          return (
            <MenuItem key={id} selected={selected} onClick={() => switchTo(id)}>
              <ListItemAvatar>
                <Avatar>{initials}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={name} secondary={email} sx={{ pr: 3 }} />
              {selected ? <CheckIcon titleAccess="In use" /> : null}
            </MenuItem>
          );
        })}
      </MenuList>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </>
  );
}

export default function AccountSwitcher() {
  const [id, setId] = useState<string | null>('north');
  const session = useMemo(() => {
    const user = PRACTICES.find((practice) => practice.id === id);
    return user ? { user } : null;
  }, [id]);
  const authentication = useMemo(
    () => ({ signIn: () => setId('north'), signOut: () => setId(null) }),
    [],
  );

  return (
    <SwitchContext.Provider value={setId}>
      <AppProvider session={session} authentication={authentication}>
        <Box sx={{ width: 300, mx: 'auto', mt: 2 }}>
          <Account
            slots={{ popoverContent: PracticeMenu }}
            slotProps={{
              popover: { slotProps: { paper: { variant: 'outlined' } } },
              preview: {
                variant: 'expanded',
                slotProps: {
                  moreIconButton: { 'aria-label': 'Switch the practice' },
                },
              },
            }}
          />
        </Box>
      </AppProvider>
    </SwitchContext.Provider>
  );
}

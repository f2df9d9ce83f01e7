import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { SignInButton, SignOutButton } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { useMemo, useState } from 'react';

interface GallerySession extends Session {
  role: 'curator' | 'guard';
}

const SESSIONS: Record<GallerySession['role'], GallerySession> = {
  curator: {
    role: 'curator',
    user: { name: 'Mei Tanaka', email: 'mei@example.com' },
  },
  guard: {
    role: 'guard',
    user: { name: 'Paul Okafor', email: 'paul@example.com' },
  },
};

// These components work anywhere in the app: none of them needs the session as
// a prop.
function Greeting() {
  const session = useSession();
  return (
    <Typography component="h1" variant="h6">
      {session?.user
        ? `Good evening, ${session.user.name}`
        : 'The gallery is closed'}
    </Typography>
  );
}

function Duty() {
  const session = useSession<GallerySession>();
  const duty = {
    curator: 'Hang the new prints in room 4.',
    guard: 'Walk the rooms at 22:00.',
  };
  return (
    <Typography color="text.secondary">
      {session
        ? duty[session.role]
        : 'Nobody is signed in: the hook returns null.'}
    </Typography>
  );
}

function Actions({
  onSwitch,
}: {
  onSwitch: (role: GallerySession['role']) => void;
}) {
  const session = useSession<GallerySession>();
  if (!session) {
    return <SignInButton sx={{ m: 0 }} />;
  }
  const other = session.role === 'curator' ? 'guard' : 'curator';
  return (
    <>
      <Button size="small" onClick={() => onSwitch(other)}>
        Be the {other}
      </Button>
      <SignOutButton />
    </>
  );
}

export default function RoleOfUser() {
  const [session, setSession] = useState<GallerySession | null>(
    SESSIONS.curator,
  );
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(SESSIONS.curator),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication}>
      <Card variant="outlined" sx={{ width: 320 }}>
        <CardContent>
          <Greeting />
          <Duty />
        </CardContent>
        <CardActions>
          <Actions onSwitch={(role) => setSession(SESSIONS[role])} />
        </CardActions>
      </Card>
    </AppProvider>
  );
}

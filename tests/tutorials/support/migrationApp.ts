/**
 * The files that the test adds to the tutorial's help desk, so that the app uses every part of Toolpad Core: a session,
 * a sign-in page, and a CRUD page.
 */
export const MIGRATION_APP: Readonly<Record<string, string>> = {
  'src/App.tsx': `import { useMemo } from 'react';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DashboardIcon from '@mui/icons-material/Dashboard';
import GroupIcon from '@mui/icons-material/Group';
import { Outlet, useNavigate } from 'react-router';
import type { Navigation } from '@toolpad/core/AppProvider';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';
import theme from './theme.ts';

const NAVIGATION: Navigation = [
  { title: 'Overview', icon: <DashboardIcon /> },
  { kind: 'header', title: 'Work' },
  {
    segment: 'tickets',
    title: 'Tickets',
    icon: <ConfirmationNumberIcon />,
    pattern: 'tickets{/:ticketId}?',
  },
  { segment: 'members', title: 'Members', icon: <GroupIcon />, pattern: 'members{/:id}*' },
];

const BRANDING = { title: 'Help desk' };

export default function App() {
  const [email, setEmail] = useSessionStorageState('help-desk-email');
  const navigate = useNavigate();
  const session = useMemo(() => (email ? { user: { email } } : null), [email]);
  const authentication = useMemo(
    () => ({ signIn: () => void navigate('/sign-in'), signOut: () => setEmail(null) }),
    [navigate, setEmail],
  );
  const props = { navigation: NAVIGATION, branding: BRANDING, theme, session, authentication };

  return (
    <ReactRouterAppProvider {...props}>
      <Outlet />
    </ReactRouterAppProvider>
  );
}
`,
  'src/Frame.tsx': `import { Navigate, Outlet } from 'react-router';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useSession } from '@toolpad/core/useSession';

export default function Frame() {
  const session = useSession();
  return session ? (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  ) : (
    <Navigate to="/sign-in" replace />
  );
}
`,
  'src/pages/SignIn.tsx': `import { Navigate } from 'react-router';
import { type AuthResponse, SignInPage } from '@toolpad/core/SignInPage';
import { useSession } from '@toolpad/core/useSession';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

const PROVIDERS = [{ id: 'credentials', name: 'email and password' }];

export default function SignIn() {
  const session = useSession();
  const [, setEmail] = useSessionStorageState('help-desk-email');

  async function signIn(_provider: unknown, formData?: FormData): Promise<AuthResponse> {
    if (formData?.get('password') !== 'desk-7') {
      return { error: 'Email or password is wrong.' };
    }
    setEmail(String(formData.get('email')));
    return {};
  }

  return session ? <Navigate to="/" replace /> : <SignInPage providers={PROVIDERS} signIn={signIn} />;
}
`,
  'src/pages/MembersPage.tsx': `import { Crud, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';

interface Member extends DataModel {
  id: number;
  name: string;
}

let members: Member[] = [{ id: 1, name: 'Ana' }];

const memberSource: DataSource<Member> = {
  fields: [{ field: 'name', headerName: 'Name', flex: 1 }],
  getMany: ({ paginationModel: { page, pageSize } }) => ({
    items: members.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: members.length,
  }),
  getOne: (id) => {
    const member = members.find((candidate) => candidate.id === Number(id));
    if (!member) {
      throw new Error('There is no such member.');
    }
    return member;
  },
  createOne: ({ name = '' }) => {
    const member = { id: Math.max(0, ...members.map(({ id }) => id)) + 1, name };
    members = [...members, member];
    return member;
  },
  updateOne: (id, { name = '' }) => {
    members = members.map((member) => (member.id === Number(id) ? { ...member, name } : member));
    return { id: Number(id), name };
  },
  deleteOne: (id) => {
    members = members.filter((member) => member.id !== Number(id));
  },
  validate: ({ name }) => ({
    issues: name ? [] : [{ message: 'Enter a name.', path: ['name'] }],
  }),
};

export default function MembersPage() {
  return (
    <PageContainer>
      <Crud<Member> dataSource={memberSource} rootPath="/members" />
    </PageContainer>
  );
}
`,
  'src/main.tsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import App from './App.tsx';
import Frame from './Frame.tsx';
import MembersPage from './pages/MembersPage.tsx';
import OverviewPage from './pages/OverviewPage.tsx';
import SignIn from './pages/SignIn.tsx';
import TicketPage from './pages/TicketPage.tsx';
import TicketsPage from './pages/TicketsPage.tsx';

const router = createBrowserRouter([
  {
    Component: App,
    children: [
      { path: '/sign-in', Component: SignIn },
      {
        Component: Frame,
        children: [
          { path: '/', Component: OverviewPage },
          { path: '/tickets', Component: TicketsPage },
          { path: '/tickets/:ticketId', Component: TicketPage },
          { path: '/members/*', Component: MembersPage },
        ],
      },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
`,
};

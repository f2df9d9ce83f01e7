/** Follows the recipes for signing in, and for the session, in bad weather. */
import { useState } from 'react';
import { failures } from './support/outcomes';
import type { Exports } from './support/samples';
import { type Recipe, type Row, testRecipes } from './support/weather';

/** A sign-in page that sends one request, and keeps the input and shows a message if it fails. */
const signIn = (change: string, rejected: string, failed = /Signing in failed/): Row[] => [
  ['calm', { changes: [change], hides: failed }],
  ['slow', { changes: [change], hides: failed }],
  ['double click', { changes: [change] }],
  [401, { changes: [], says: rejected, keeps: true }],
  ...failures({ changes: [], says: failed, keeps: true }),
];

const WRONG = 'Email or password is wrong.';

const form = {
  show: ({ default: SignIn }) => <SignIn />,
  field: /email|password/i,
  click: [/^sign in with/i],
} satisfies Partial<Recipe>;

/** Like Auth.js, returns `null` if the server can't be reached. */
const getProviders = () =>
  fetch('/api/auth/providers').then(
    () => ({}),
    () => null,
  );

/** Auth.js's function for the browser, which resolves to the result of a sign-in. */
async function signInWithAuthJs() {
  if (!(await getProviders())) {
    // Auth.js leaves the page.
    return new Promise<never>(() => undefined);
  }
  const response = await fetch('/api/auth', { method: 'POST' });
  if (response.status === 401) {
    return { error: 'CredentialsSignin' };
  }
  return response.ok ? { url: '/' } : { error: 'Configuration' };
}

/** A server action, whose failed request is an error in the browser. */
async function callServerAction() {
  const response = await fetch('/sign-in', { method: 'POST' });
  if (!response.ok) {
    throw new Error('An unexpected response was received from the server.');
  }
  return {};
}

const nextForm = {
  ...form,
  samples: ['app/sign-in/page.tsx'],
  modules: {
    'next/navigation': { unstable_rethrow: String },
    './actions': { signInWith: callServerAction },
  },
  table: signIn('POST /sign-in', 'can’t be reached', /can’t be reached/),
} satisfies Partial<Recipe>;

class FirebaseError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Firebase's functions, which tell their listener who has signed in. */
function createFirebase() {
  let listener: (user: object | null) => void = () => undefined;
  return {
    GoogleAuthProvider: Object,
    onAuthStateChanged: (_auth: object, next: typeof listener) => {
      listener = next;
      next(null);
      return () => undefined;
    },
    signInWithEmailAndPassword: async (_auth: object, email: string) => {
      const { ok, status } = await fetch('/firebase', { method: 'POST' });
      if (!ok) {
        throw new FirebaseError(
          status === 401 ? 'auth/invalid-credential' : 'auth/network-request-failed',
        );
      }
      listener({ uid: '7', displayName: 'Ana', email });
    },
  };
}

const showWithSession: Recipe['show'] = ({ SessionProvider, default: App }) => (
  <SessionProvider>
    <App />
  </SessionProvider>
);

const firebase = {
  ...form,
  click: [/email and password$/],
  modules: {
    'firebase/app': { FirebaseError },
    'firebase/auth': createFirebase(),
    './firebase.ts': { firebaseAuth: {} },
    '../firebase.ts': { firebaseAuth: {} },
  },
  table: signIn('POST /firebase', WRONG),
} satisfies Partial<Recipe>;

/** A form that changes the name in the session. Its second button signs in another user, as in another tab. */
function Profile({ rename, setSession, useStoredSession }: Exports) {
  const [message, setMessage] = useState('');
  const session = useStoredSession();
  return (
    <>
      <p>{session?.user.name ?? 'Nobody'}</p>
      <p>{message}</p>
      <button onClick={() => rename('New name').catch((error: Error) => setMessage(error.message))}>
        Rename
      </button>
      <button onClick={() => setSession({ user: { name: 'Ida Holm' } })}>Sign in as Ida</button>
    </>
  );
}

testRecipes({
  'sign-in page': {
    ...form,
    pages: 'react-sign-in-page/',
    samples: ['SignIn BRANDING'],
    table: signIn('POST /api/sign-in', WRONG),
  },
  'sign-in with extra fields': {
    ...form,
    pages: 'react-sign-in-page/',
    samples: ['src/pages/CompanySignIn.tsx'],
    table: signIn('POST /api/sign-in', 'Email, password, or company is wrong.'),
  },
  'sign-in at your own server': {
    ...form,
    pages: 'react-sign-in-page/',
    samples: ['src/pages/ServerSignIn.tsx'],
    respond: ({ method }) => (method === 'GET' ? { csrfToken: 'token' } : { url: '/' }),
    table: signIn('POST /api/auth/callback/credentials', 'Signing in failed.'),
  },
  'sign-up': {
    ...form,
    pages: 'react-sign-in-page/',
    samples: ['src/pages/SignUp.tsx'],
    field: /email|name|password/i,
    click: ['Create account'],
    table: [
      ['calm', { changes: ['POST /api/accounts'], keeps: false }],
      ['double click', { changes: ['POST /api/accounts'] }],
      ...failures({ changes: [], keeps: true, says: /Try again later|too short|reached/ }),
    ],
  },
  'magic link': {
    ...form,
    pages: 'api/sign-in-page',
    samples: ['SignIn'],
    table: [
      ['calm', { changes: ['POST /api/nodemailer'], says: 'Check your mail.' }],
      ['double click', { changes: ['POST /api/nodemailer'] }],
      ...failures({ changes: [], says: 'No mail was sent.', keeps: true }).slice(0, 3),
      ['offline', { changes: [], says: 'The server can’t be reached.', keeps: true }],
    ],
  },
  'App Router': { ...nextForm, pages: 'integrations/nextjs-approuter' },
  'App Router in the guide of the sign-in page': { ...nextForm, pages: 'react-sign-in-page/' },
  'Pages Router': {
    ...form,
    pages: 'integrations/nextjs-pagesrouter',
    samples: ['pages/sign-in.tsx'],
    modules: {
      'next/router': { useRouter: () => ({ push: () => Promise.resolve(true) }) },
      'next-auth/react': { getProviders, signIn: signInWithAuthJs },
    },
    table: signIn('POST /api/auth', WRONG),
  },
  'React Router with a token': {
    ...form,
    pages: 'integrations/react-router',
    samples: ['src/auth/SessionProvider.tsx TokenSession', 'src/pages/SignIn.tsx'],
    show: showWithSession,
    respond: () => ({ token: 'ana', user: { id: '1', name: 'Ana' } }),
    table: [...signIn('POST /api/login', WRONG), ['reload', { hides: /sign in with/i }]],
  },
  'React Router with Firebase': {
    ...firebase,
    pages: 'integrations/react-router',
    samples: ['src/auth/SessionProvider.tsx MESSAGES', 'src/pages/SignIn.tsx'],
    show: showWithSession,
  },
  'React Router with your own server': {
    ...form,
    click: [/email and password$/],
    pages: 'integrations/react-router',
    samples: ['src/auth/SessionProvider.tsx post', 'src/pages/SignIn.tsx'],
    show: showWithSession,
    respond: ({ method, url }) => {
      if (url.pathname === '/api/auth/session') {
        return null;
      }
      return method === 'GET' ? { csrfToken: 'token' } : { url: '/' };
    },
    table: signIn('POST /api/auth/callback/credentials', 'Signing in failed.'),
  },
  'Firebase in the guide of the sign-in page': {
    ...firebase,
    pages: 'react-sign-in-page/authentication',
    samples: ['src/pages/SignIn.tsx'],
  },
  'TanStack Router': {
    ...form,
    pages: 'integrations/tanstack-router',
    samples: ['src/AppRouter.tsx', 'src/auth/SessionProvider.tsx'],
    show: showWithSession,
    table: [
      ['calm', { says: WRONG, keeps: true }],
      ['double click', { says: WRONG, keeps: true }],
      ['reload', { hides: WRONG, keeps: false }],
    ],
  },
  'React Router with loaders': {
    ...form,
    pages: 'integrations/react-router',
    samples: ['src/loaders/routes.tsx'],
    show: undefined,
    routes: ({ routes }) => routes,
    respond: ({ url, user }) =>
      url.pathname === '/api/orders' ? ['lamp'] : { user: { id: user } },
    path: '/sign-in',
    table: signIn('POST /api/sign-in', WRONG),
  },
  'page with loaders': {
    pages: 'integrations/react-router',
    samples: ['src/loaders/routes.tsx'],
    routes: ({ routes }) => routes,
    respond: ({ url, user }) =>
      url.pathname === '/api/orders' ? ['lamp'] : { user: { id: user } },
    path: '/orders',
    table: [
      ['slow', { says: 'lamp' }],
      [401, { at: '/sign-in' }],
      ...failures({ says: 'The page can’t be loaded.' }, 'The page can’t be loaded.'),
    ],
  },
  'name in the session': {
    pages: 'react-use-session/',
    samples: ['src/api.ts', 'src/sessionStore.ts'],
    show: (exports) => <Profile {...exports} />,
    click: ['Sign in as Ida', 'Rename'],
    table: [
      ['calm', { says: 'New name' }],
      ...failures({ changes: [] }, 'Failed to fetch'),
      [401, { changes: [], says: 'Nobody' }],
    ],
  },
  'name in the session, another user': {
    pages: 'react-use-session/',
    samples: ['src/api.ts', 'src/sessionStore.ts'],
    show: (exports) => <Profile {...exports} />,
    click: ['Rename', 'Sign in as Ida'],
    table: [['slow', { says: 'Ida Holm', hides: 'New name' }]],
  },
});

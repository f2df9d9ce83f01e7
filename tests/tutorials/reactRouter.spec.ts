import type { Page } from '@playwright/test';
import { signInAndOut, signOut, submitSignIn } from './support/app';
import { FRAMEWORK_INSTALL, FRAMEWORK_TEMPLATE } from './support/framework';
import type { TutorialRunner } from './support/runner';
import { changeFile, copySamples } from './support/samples';
import { expect, expectHidden, expectVisible, test } from './support/test';

const GUIDE = 'docs-toolpad-core/integrations/react-router.mdx';
const SESSIONS = 'docs-toolpad-core/integrations/react-router-sessions.mdx';
const FRAMEWORK = 'docs-toolpad-core/integrations/react-router-framework.mdx';
const ROLES = 'docs-toolpad-core/react-use-session/roles.mdx';

/** The protected page of both apps. */
const ORDERS_PAGE = {
  app: 'Orders desk',
  path: '/orders',
  heading: /^Orders$/,
  password: 'desk-7',
};

/** Returns the replacements that make a file use the type of sessions with a role. */
const withRole = (access: string) =>
  [
    [/^import type \{ Session \}.*\n|^ {2}Session,\n/gm, ''],
    [/\bSession\b(?=[>; ])/g, 'AppSession'],
    [/^(?=import)/g, `import type { AppSession } from '${access}';\n`],
  ] as const;

/** Returns the replacements that make the root route filter the navigation by the session's role. */
const withFilter = (access: string, filter: string) =>
  [
    ...withRole(access),
    [/^(?=import)/g, `import { filterNavigation } from '${access}';\n`],
    ["title: 'Orders' }", "title: 'Orders' }, { segment: 'wages', title: 'Wages' }"],
    [/(?=\n\n {2}return \()/g, `\n  const navigation = React.useMemo(() => ${filter}, [session]);`],
    ['navigation={NAVIGATION}', 'navigation={navigation}'],
  ] as const;

/** Responds to the requests of the loaders in place of a server. The password is the one of the guide's mock. */
async function fakeApi(page: Page): Promise<void> {
  let session: object | undefined;
  await page.route('**/api/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const form = route.request().postData() ?? '';
    if (pathname === '/api/sign-out') {
      session = undefined;
      return route.fulfill({ json: null });
    }
    if (pathname === '/api/sign-in' && form.includes('desk-7')) {
      const role = form.includes('manager@') ? 'manager' : 'baker';
      session = { user: { name: 'Ana', email: `${role}@example.com` }, role };
    }
    const json = pathname === '/api/orders' ? ['Order 4711'] : session;
    return session ? route.fulfill({ json }) : route.fulfill({ status: 401 });
  });
}

/** Expects that users without the role see a message in the page's place, and that the role opens the page. */
async function expectRoles(page: Page, tutorial: TutorialRunner, prefix = ''): Promise<void> {
  const wages = page.getByRole('link', { name: 'Wages' });
  await tutorial.open(`${prefix}/wages`);
  await submitSignIn(page, 'baker@example.com', 'desk-7');
  await expectVisible(page.getByRole('heading', { name: 'No access' }));
  await expectVisible(page.getByRole('link', { name: 'Orders', exact: true }));
  await expectHidden(wages);
  await signOut(page, 'baker@example.com');
  await submitSignIn(page, 'manager@example.com', 'desk-7');
  await expectVisible(page.getByText('Paul: 38 hours'), wages);
}

test('it checks sessions and roles in loaders, also below a locale, with the steps of integrations/react-router-sessions', async ({
  page,
  tutorial,
}) => {
  await fakeApi(page);
  tutorial.read(GUIDE);
  await tutorial.follow('Create the first page');
  copySamples(tutorial, GUIDE, {
    'Add the sign-in page: src/auth/ownPath.ts': 'src/auth/ownPath.ts',
    'Add the locale to the path: src/localizedRouter.tsx': 'src/localizedRouter.tsx',
  });
  copySamples(tutorial, SESSIONS, {
    'Check the session in loaders: src/loaders/session.ts': 'src/loaders/session.ts',
    'Check the session in loaders: src/loaders/Root.tsx': 'src/loaders/Root.tsx',
    'Check the session in loaders: src/loaders/SignIn.tsx': 'src/loaders/SignIn.tsx',
    'Check the session in loaders: src/loaders/routes.tsx': 'src/loaders/routes.tsx',
  });
  tutorial.write(
    'src/main.tsx',
    `import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './loaders/routes.tsx';

const router = createBrowserRouter(routes);
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
`,
  );
  await tutorial.serve('npm run dev');
  await tutorial.open('/');
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Forders$/);
  await signInAndOut(tutorial, page, { ...ORDERS_PAGE, email: 'baker@example.com' });

  copySamples(tutorial, ROLES, {
    'Derive the navigation from the session: src/access.ts': 'src/access.ts',
    'Check the role in loaders: src/loaders/session.ts': 'src/loaders/session.ts',
    'Check the role in loaders: src/pages/WagesPage.tsx': 'src/pages/WagesPage.tsx',
  });
  changeFile(
    tutorial,
    'src/loaders/Root.tsx',
    ...withFilter('../access.ts', 'filterNavigation(NAVIGATION, session)'),
  );
  changeFile(
    tutorial,
    'src/loaders/routes.tsx',
    [
      /^(?=import)/g,
      "import WagesPage, { ErrorBoundary, loader } from '../pages/WagesPage.tsx';\n",
    ],
    [
      /(?<=ErrorBoundary: LoadError,\n {10}\},)/g,
      "{ path: '/wages', Component: WagesPage, loader, ErrorBoundary },",
    ],
  );
  changeFile(
    tutorial,
    'src/main.tsx',
    [/.*'react-router';/g, "import { createLocalizedRouter } from './localizedRouter.tsx';"],
    ['createBrowserRouter(', 'createLocalizedRouter('],
  );
  changeFile(tutorial, 'src/loaders/session.ts', [
    'encodeURIComponent(pathname ',
    "encodeURIComponent(pathname.replace(/^\\/(de|en)(?=\\/|$)/, '') ",
  ]);
  await tutorial.run('npm run build');
  await tutorial.serve('npm run preview');
  await expectRoles(page, tutorial, '/de');
  await expect(page).toHaveURL(/\/de\/wages$/);
  await tutorial.open('/orders');
  await expect(page).toHaveURL(/\/en\/orders$/);
  await expectVisible(page.getByText('Order 4711'));
});

test('it builds a working app with roles in framework mode with the steps of integrations/react-router-framework', async ({
  page,
  tutorial,
}) => {
  tutorial.read(FRAMEWORK);
  for (const [file, content] of Object.entries(FRAMEWORK_TEMPLATE)) {
    tutorial.write(file, content);
  }
  await tutorial.run(FRAMEWORK_INSTALL);
  copySamples(tutorial, GUIDE, {
    'Create the dashboard layout: src/layouts/Frame.tsx': 'app/layouts/Frame.tsx',
    'Create the first page: src/pages/HomePage.tsx': 'app/pages/HomePage.tsx',
    'Add the sign-in page: src/auth/ownPath.ts': 'app/auth/ownPath.ts',
  });
  copySamples(tutorial, SESSIONS, {
    'Check the session in loaders: src/loaders/SignIn.tsx': 'app/pages/SignIn.tsx',
  });
  changeFile(tutorial, 'app/pages/SignIn.tsx', [/(from '\..*)\.tsx?'/g, "$1'"]);
  await tutorial.follow('Protect a page');
  await tutorial.run('npm run typecheck');
  await tutorial.serve('npm run dev');
  expect(await tutorial.fetchStatus('/orders')).toBe(302);
  const forged = btoa(JSON.stringify({ session: { user: { id: '7' } } }));
  expect(await tutorial.fetchStatus('/orders', { Cookie: `__session=${forged}` })).toBe(302);

  copySamples(tutorial, ROLES, {
    'Derive the navigation from the session: src/access.ts': 'app/access.ts',
    'Check the role in loaders: src/pages/WagesPage.tsx': 'app/pages/WagesPage.tsx',
  });
  changeFile(
    tutorial,
    'app/pages/WagesPage.tsx',
    ['../access.ts', '../access'],
    ['../loaders/session.ts', '../session.server'],
  );
  changeFile(tutorial, 'app/routes.ts', [
    "'pages/OrdersPage.tsx'),",
    "'pages/OrdersPage.tsx'),\n    route('wages', 'pages/WagesPage.tsx'),",
  ]);
  changeFile(tutorial, 'app/session.server.ts', ...withRole('./access'));
  changeFile(
    tutorial,
    'app/root.tsx',
    ...withFilter('./access', 'session ? filterNavigation(NAVIGATION, session) : NAVIGATION'),
  );
  // The guide's only user gets the role, and a second user makes both roles testable.
  changeFile(
    tutorial,
    'app/api/signIn.ts',
    ["email !== 'ana@example.com'", "!email.endsWith('@example.com')"],
    ['email } }', "email }, role: email.startsWith('manager') ? 'manager' : 'baker' }"],
  );
  await tutorial.run('npm run typecheck');
  await tutorial.run('npm run build');
  await tutorial.serve(
    'HOST=127.0.0.1 PORT=3000 SESSION_SECRET=secret DEMO_PASSWORD=desk-7 npm run start',
  );
  await signInAndOut(tutorial, page, { ...ORDERS_PAGE, email: 'ana@example.com' });
  await expectRoles(page, tutorial);
  const orders = page.getByRole('link', { name: 'Orders', exact: true });
  await orders.click();
  await expectVisible(page.getByText('Order 4711'));
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expectVisible(page.getByRole('heading', { name: 'Home' }));
  await page.context().clearCookies();
  const dataRequest = page.waitForRequest(/\/orders\.data/);
  await orders.click();
  await dataRequest;
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Forders$/);
});

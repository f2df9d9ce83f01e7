/** Follows the recipes for data in bad weather. */
import { failures, saving } from './support/outcomes';
import type { Exports } from './support/samples';
import { send } from './support/server';
import { type Recipe, Routes, testRecipes } from './support/weather';

const SIGN_IN = 'Sign in again';

/** A data source for samples that receive one as a prop. */
const createSource = (url: string) => ({
  fields: [{ field: 'name', headerName: 'Name' }],
  getMany: () => send(url),
  getOne: (id: string) => send(`${url}/${id}`),
  createOne: (values: unknown) => send(url, 'POST', values),
  updateOne: (id: string, values: unknown) => send(`${url}/${id}`, 'PUT', values),
});

const members = {
  pages: 'react-crud/',
  samples: ['src/MembersPage.tsx'],
  show: ({ default: MembersPage }) => <MembersPage />,
} satisfies Partial<Recipe>;

const orders = {
  pages: 'react-crud/',
  samples: ['src/orderRoutes.tsx'],
  show: ({ orderRoutes }) => <Routes routes={orderRoutes} />,
  field: 'Note',
  click: ['Save'],
} satisfies Partial<Recipe>;

const { useLocation } = jest.requireActual<{ useLocation: () => Location }>('react-router');
const usePathname = () => useLocation().pathname;

const visits = {
  pages: 'integrations/nextjs-approuter',
  samples: ['app/(dashboard)/visits/[[...segments]]/page.tsx'],
  modules: {
    'next-auth/react': { signOut: jest.fn() },
    'next/navigation': { usePathname },
  },
  show: ({ default: VisitsPage }) => <VisitsPage />,
} satisfies Partial<Recipe>;

function Menu({ useMenu }: Exports) {
  const { menu, hasFailed } = useMenu();
  return <p>{hasFailed ? 'failed' : menu?.map(({ title }: { title: string }) => title)}</p>;
}

function Setting({ useServerSetting }: Exports) {
  const [width, setWidth] = useServerSetting('width', 'narrow');
  return (
    <>
      <p>{width}</p>
      <button onClick={() => setWidth('wide')}>Wide</button>
    </>
  );
}

function addInAnotherTab() {
  const tickets = [{ id: 1, subject: 'of another tab', open: true }];
  localStorage.setItem('help-desk-tickets', JSON.stringify(tickets));
  const init = { key: 'help-desk-tickets', storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', init));
}

const { Crud } = jest.requireActual<Exports>('@toolpad/core/Crud');

const Customers = ({ useCustomerSource }: Exports) => (
  <Crud dataSource={useCustomerSource()} dataSourceCache={null} rootPath="/customers" />
);

/** A server whose records have an object, and another name for the id. */
function createCustomerServer() {
  let customer: Record<string, unknown> = { _id: '7', address: { city: 'Porto', street: 'Nova' } };
  return ({ method, values, url }: { method: string; values: typeof customer; url: URL }) => {
    customer = method === 'PUT' ? values : customer;
    const record = { ...customer, name: JSON.stringify(customer) };
    return url.pathname.endsWith('/7') ? record : { items: [record], itemCount: 1 };
  };
}

testRecipes({
  'nested objects': {
    pages: 'react-crud/',
    samples: ['src/customerSource.ts'],
    show: (exports) => <Customers {...exports} />,
    respond: createCustomerServer(),
    path: '/customers/7/edit',
    field: 'City',
    click: ['Edit'],
    table: [
      [
        'calm',
        {
          changes: ['PUT /api/customers/7'],
          says: /"_id":"7".*"address":{"city":"typed@example.com","street":"Nova"}/,
        },
      ],
      ...failures({ changes: [] }),
    ],
  },
  'REST list': {
    ...members,
    path: '/members',
    next: 'Name',
    table: [
      ['calm', { says: /name 1 of ana.*name 2 of ana/s }],
      ['slow', { says: /name 1 of ana/ }],
      ['reordered', { says: /name 2 of ana.*name 1 of ana/s }],
      ['another user', { says: /of ben/, hides: /of ana/ }],
      ['second visit', { says: /name 1 of ana/ }],
      ...failures({}),
      [401, { says: SIGN_IN }],
    ],
  },
  'REST create': {
    ...members,
    path: '/members/new',
    field: 'Name',
    click: ['Create'],
    table: [
      ...saving('POST /api/members', '/members/new', '/members'),
      [401, { changes: [], says: SIGN_IN }],
      ['back', { changes: ['POST /api/members'], at: '/members' }],
    ],
  },
  'REST edit': {
    ...members,
    path: '/members/1/edit',
    field: 'Name',
    click: ['Edit'],
    table: [
      ...saving('PUT /api/members/1', '/members/1/edit', '/members'),
      [401, { changes: [], says: SIGN_IN }],
      ['second visit', { says: /name 1 of ana/ }],
    ],
  },
  'REST edit, another record': {
    ...members,
    path: '/members/1/edit',
    next: '/members/2/edit',
    table: [['reordered', { says: /name 2 of ana/, hides: /name 1 of/ }]],
  },
  'REST delete': {
    ...members,
    path: '/members',
    click: ['Delete', 'Delete'],
    table: [
      ['calm', { changes: ['DELETE /api/members/2'] }],
      // The page says that the server should accept the second request.
      ['double click', { changes: ['DELETE /api/members/2', 'DELETE /api/members/2'] }],
      ...failures({ changes: [] }),
    ],
  },
  'options from a server': {
    pages: 'react-crud/',
    samples: ['RentalPages'],
    show: ({ RentalPages }) => <RentalPages rentalSource={createSource('/api/rentals')} />,
    respond: ({ url, user }) =>
      url.pathname === '/api/pupils'
        ? [{ id: 7, name: `pupil of ${user}` }]
        : { id: '1', name: `name ${url.pathname.split('/')[3]} of ${user}`, pupilId: 7 },
    path: '/rentals/1/edit',
    next: '/rentals/2/edit',
    table: [
      ['slow', { says: 'pupil of ana' }],
      ['reordered', { says: /name 2 of ana/, hides: /name 1 of/ }],
      ['another user', { says: 'pupil of ben', hides: /of ana/ }],
      ...failures({}),
      [401, { says: SIGN_IN }],
    ],
  },
  'own form': {
    ...orders,
    path: '/orders/1/edit',
    table: [
      ...saving('PUT /api/orders/1', '/orders/1/edit', '/orders'),
      [401, { changes: [], says: SIGN_IN }],
      ['back', { changes: ['PUT /api/orders/1'], at: '/orders' }],
    ],
  },
  'own form, rejected values': {
    ...orders,
    path: '/orders/new',
    rejection: { errors: { note: 'Shorten this note.' } },
    // The message is below the field and in the notification.
    table: [[422, { changes: [], keeps: true, says: /(Shorten this note\..*){2}/s }]],
  },
  'own form, another record': {
    ...orders,
    click: undefined,
    path: '/orders/1/edit',
    next: '/orders/2/edit',
    table: [['reordered', { says: /note 2 of ana/, hides: /note 1 of/ }]],
  },
  'custom detail view': {
    pages: 'react-crud/',
    samples: ['PatientPages'],
    show: ({ PatientPages }) => (
      <PatientPages dataSource={createSource('/api/patients')} PatientDetails={() => null} />
    ),
    path: '/patients/1/edit',
    next: '/patients/2/edit',
    table: [['reordered', { says: /name 2 of ana/, hides: /name 1 of/ }]],
  },
  'row action': {
    pages: 'react-crud/',
    samples: ['src/OrderPages.tsx'],
    show: ({ OrderPages }) => <OrderPages />,
    path: '/orders',
    click: ['Mark as shipped'],
    table: [
      ['calm', { changes: ['POST /api/orders/2/ship'] }],
      ['double click', { changes: ['POST /api/orders/2/ship'] }],
      ['another user', { says: /of ben/, hides: /of ana/ }],
      ...failures({ changes: [] }),
      [401, { changes: [], says: SIGN_IN }],
    ],
  },
  'selected rows': {
    pages: 'react-crud/',
    samples: ['src/StaffPages.tsx'],
    show: ({ StaffPages }) => <StaffPages />,
    path: '/staff',
    click: ['Select row', 'Delete selected', 'Delete people'],
    table: [
      ['calm', { changes: ['DELETE /api/staff/2'] }],
      ['slow', { changes: ['DELETE /api/staff/2'] }],
      ...failures({ changes: [], says: '1 of 1 could not be deleted' }, ''),
      [401, { changes: [], says: SIGN_IN }],
    ],
  },
  'delete in a dialog': {
    pages: 'react-use-dialogs/',
    samples: ['src/OrderPages.tsx'],
    show: ({ OrderPages }) => <OrderPages orderSource={createSource('/api/orders')} />,
    path: '/orders',
    click: ['Delete order', 'Delete'],
    table: [
      ['calm', { changes: ['DELETE /api/orders/2'] }],
      ...failures({ changes: [], says: 'The record could not be deleted.' }),
    ],
  },
  'edit beside a delete dialog': {
    pages: 'react-use-dialogs/',
    samples: ['src/OrderPages.tsx'],
    show: ({ OrderPages }) => <OrderPages orderSource={createSource('/api/orders')} />,
    path: '/orders/1/edit',
    field: 'Name',
    click: ['Edit'],
    table: failures({ changes: [], keeps: true }, 'Failed to fetch'),
  },
  'confirmed action': {
    pages: 'introduction/examples',
    samples: ['ArchiveButton'],
    show: ({ ArchiveButton }) => <ArchiveButton archive={() => send('/api/archive', 'POST')} />,
    click: ['Archive', 'Archive'],
    table: [
      ['calm', { changes: ['POST /api/archive'], says: 'Project archived' }],
      ['double click', { changes: ['POST /api/archive'] }],
      ...failures({ changes: [], says: 'The project could not be archived' }),
    ],
  },
  'several dialogs': {
    pages: 'react-use-dialogs/',
    samples: ['RenameButton'],
    show: ({ RenameButton }) => <RenameButton rename={() => send('/api/folder', 'PUT')} />,
    field: /^/,
    click: ['Rename', 'Ok', 'Rename'],
    table: [
      ['calm', { changes: ['PUT /api/folder'], says: 'The folder has a new name.' }],
      ['double click', { changes: ['PUT /api/folder'] }],
      ...failures({ changes: [], says: 'The folder could not be renamed' }),
    ],
  },
  'notification outside a component': {
    pages: 'react-use-notifications/',
    samples: ['src/messages.tsx', 'src/request.ts'],
    show: ({ MessagesBridge, request }) => (
      <>
        <MessagesBridge />
        <button onClick={() => request('/api/orders').catch(() => undefined)}>Load</button>
      </>
    ),
    click: ['Load'],
    table: [
      ['calm', { hides: 'The server' }],
      [422, { hides: 'The server' }],
      // The badge would count a second message.
      [500, { says: /^\D*The server reported an error\.\D*$/ }],
      ['offline', { says: /^\D*The server could not be reached\.\D*$/ }],
    ],
  },
  'fetched title': {
    pages: 'react-page-container/',
    samples: ['src/OrderPage.tsx'],
    show: ({ OrderPage }) => (
      <Routes
        routes={[
          { path: '/orders/:orderId', element: <OrderPage /> },
          { path: '*', element: null },
        ]}
      />
    ),
    path: '/orders/1',
    next: '/orders/2',
    table: [
      ['slow', { says: 'name 1 of ana' }],
      ['reordered', { says: 'name 2 of ana', hides: 'name 1' }],
      ['another user', { says: 'name 1 of ben', hides: /of ana/ }],
      ['second visit', { says: 'name 1 of ana' }],
      ...failures({ says: 'The order can’t be loaded.' }),
      [401, { says: 'The order can’t be loaded.' }],
    ],
  },
  'loaded menu': {
    pages: 'react-dashboard-layout/',
    samples: ['src/useMenu.tsx'],
    show: (exports) => <Menu {...exports} />,
    respond: ({ user }) => [{ segment: 'notes', title: `notes of ${user}` }],
    table: [
      ['slow', { says: 'notes of ana' }],
      ['another user', { says: 'notes of ben', hides: /of ana/ }],
      ...failures({ says: 'failed' }),
    ],
  },
  'setting on a server': {
    pages: 'react-persistent-state/',
    samples: ['src/useServerSetting.ts'],
    show: (exports) => <Setting {...exports} />,
    click: ['Wide'],
    table: [
      // Each click is a change, so both are saved, in their order.
      ['slow', { changes: ['PUT /api/settings/width', 'PUT /api/settings/width'], says: 'wide' }],
      ...failures({ changes: [], says: /narrow.*The setting was not saved/s }),
    ],
  },
  'Next.js list': {
    ...visits,
    path: '/visits',
    next: 'Patient',
    table: [
      ['reordered', { says: /patient 2 of ana.*patient 1 of ana/s }],
      ['another user', { says: /of ben/, hides: /of ana/ }],
      ...failures({}),
      [401, { says: 'Your session has expired.' }],
    ],
  },
  'Next.js create': {
    ...visits,
    path: '/visits/new',
    field: 'Patient',
    click: ['Create'],
    table: [
      ...saving('POST /api/visits', '/visits/new', '/visits'),
      [401, { changes: [], keeps: true, says: 'Your session has expired.' }],
    ],
  },
  'Next.js edit, another record': {
    ...visits,
    path: '/visits/1/edit',
    next: '/visits/2/edit',
    table: [['reordered', { says: /patient 2 of ana/, hides: /patient 1 of/ }]],
  },
  'tutorial, two tabs': {
    pages: 'introduction/tutorial',
    samples: ['src/pages/TicketsPage.tsx handleAdd'],
    show: ({ default: TicketsPage }) => (
      <>
        <TicketsPage />
        <button onClick={addInAnotherTab}>Another tab</button>
      </>
    ),
    field: /^/,
    click: ['New ticket', 'Another tab', 'Add ticket'],
    table: [
      ['calm', { says: /of another tab.*typed@example.com/s }],
      ['reload', { says: /of another tab.*typed@example.com/s }],
    ],
  },
  'stored text': {
    pages: 'react-persistent-state/',
    samples: ['Nickname'],
    show: ({ Nickname }) => <Nickname />,
    field: 'Nickname',
    click: [/^$/],
    table: [
      ['reload', { keeps: true }],
      ['second visit', { keeps: true }],
      // The page says that the value belongs to the browser.
      ['another user', { keeps: true }],
    ],
  },
});

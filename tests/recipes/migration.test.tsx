/** Follows the recipes of the migration guides in bad weather. */
import { createTheme } from '@mui/material/styles';
import { type ComponentType, useState } from 'react';
import { failures, saving } from './support/outcomes';
import type { Exports } from './support/samples';
import { send } from './support/server';
import { type Recipe, testRecipes } from './support/weather';

const source = {
  fields: [{ field: 'name', headerName: 'Name', flex: 1 }],
  getMany: ({ sortModel }: { sortModel: { sort: string }[] }) =>
    send(`/api/members?sort=${sortModel[0]?.sort ?? ''}`),
  getOne: (id: string) => send(`/api/members/${id}`),
  createOne: (values: unknown) => send('/api/members', 'POST', values),
  updateOne: (id: string, values: unknown) => send(`/api/members/${id}`, 'PUT', values),
  deleteOne: (id: string) => send(`/api/members/${id}`, 'DELETE'),
};

const THEME = createTheme();

/** A page with the modules that replace Toolpad Core, and with a button that replaces the data source. */
function Members({ AppProvider, Crud }: Exports) {
  const [dataSource, setDataSource] = useState(source);
  const getMany = () => ({ items: [{ id: '3', name: 'name of another source' }], itemCount: 1 });
  return (
    <AppProvider theme={THEME}>
      <Crud dataSource={dataSource} rootPath="/members" />
      <button onClick={() => setDataSource({ ...source, getMany } as never)}>Another source</button>
    </AppProvider>
  );
}

const crud = {
  pages: 'docs-toolpad-core/introduction/',
  samples: ['src/ui/AppProvider.tsx', 'src/ui/Crud.tsx'],
  show: (exports) => <Members {...exports} />,
} satisfies Partial<Recipe>;

testRecipes({
  'replacement of the list': {
    ...crud,
    path: '/members',
    next: 'Name',
    table: [
      ['slow', { says: /name 1 of ana/ }],
      ['reordered', { says: /name 2 of ana.*name 1 of ana/s }],
      ['another user', { says: /of ben/, hides: /of ana/ }],
      ['second visit', { says: /name 1 of ana/ }],
      ...failures({}, 'Failed to fetch'),
    ],
  },
  'replacement of the list, another source': {
    ...crud,
    path: '/members',
    click: ['Another source'],
    table: [['calm', { says: 'name of another source', hides: /of ana/ }]],
  },
  'replacement of the form': {
    ...crud,
    path: '/members/new',
    field: 'Name',
    click: ['Save'],
    table: [...saving('POST /api/members', '/members/new', '/members', 'Failed to fetch')],
  },
  'replacement of the form, another record': {
    ...crud,
    path: '/members/1/edit',
    next: '/members/2/edit',
    table: [['reordered', { says: /name 2 of ana/, hides: /name 1 of/ }]],
  },
  'replacement of deleting': {
    ...crud,
    path: '/members',
    click: ['Delete', 'Delete'],
    table: [
      ['calm', { changes: ['DELETE /api/members/2'] }],
      ['double click', { changes: ['DELETE /api/members/2'] }],
      ...failures({ changes: [] }, 'Failed to fetch'),
    ],
  },
  'replacement of the sign-in page': {
    pages: 'docs-toolpad-core/introduction/',
    samples: ['src/ui/SignInPage.tsx'],
    show: ({ SignInPage }) => (
      <SignInPage
        providers={[{ id: 'credentials', name: 'password' }]}
        signIn={() => send('/api/sign-in', 'POST')}
      />
    ),
    field: /email|password/i,
    click: ['Sign in'],
    table: [
      ['double click', { changes: ['POST /api/sign-in'] }],
      ...failures({ changes: [], keeps: true, says: 'Signing in failed.' }),
    ],
  },
  'Studio page': {
    pages: 'docs-studio/getting-started/',
    samples: ['app/(dashboard)/order_search/page.tsx'],
    show: ({ default: OrderSearchPage }) => <OrderSearchPage />,
    respond: ({ url, user }) => [{ id: 1, customer: `customer of ${user} ${url.search}` }],
    table: [
      ['slow', { says: 'customer of ana' }],
      ['another user', { says: 'customer of ben', hides: 'of ana' }],
      ...failures({ hides: 'Error:', says: /responded with|Failed to fetch/ }),
    ],
  },
  'Studio page, closing an order': {
    pages: 'docs-studio/getting-started/',
    samples: ['CloseOrderButton'],
    show: ({ CloseOrderButton }) => (
      <CloseOrderButton
        id={1}
        onClose={String}
        onError={(message: string) => document.body.append(message)}
      />
    ),
    click: ['Close order'],
    table: [['double click', { changes: ['POST /api/orders/1/close'] }]],
  },
  'Studio data provider': {
    pages: 'docs-studio/getting-started/',
    samples: ['app/(dashboard)/products/productSource.ts'],
    show: ({ productSource }) => {
      const { Crud } = jest.requireActual<{ Crud: ComponentType<object> }>('@toolpad/core/Crud');
      return <Crud {...{ dataSource: productSource, rootPath: '/products' }} />;
    },
    path: '/products/1/edit',
    field: 'Name',
    click: ['Edit'],
    table: [
      ['calm', { changes: ['PATCH /api/products/1'], at: '/products' }],
      ['double click', { changes: ['PATCH /api/products/1'] }],
      ...failures({ changes: [], says: /responded with|Failed to fetch/ }),
    ],
  },
});

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataSource } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemo, useState } from 'react';
import { KeepEntries, KeyboardGrid, useMemoryRouter } from './demoParts';
import { fetchFromApi, type Member, renewToken } from './memberApi';

const NAVIGATION: Navigation = [
  { segment: 'members', title: 'Members', pattern: 'members{/:id}*' },
];

function createMemberSource(token: string, onUnauthorized: () => void): DataSource<Member> {
  async function request<T>(path: string, method = 'GET', values?: unknown): Promise<T> {
    const response = await fetchFromApi(`/members${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(values),
    });
    if (response.status === 401) {
      onUnauthorized();
      throw new Error('Your session has expired.');
    }
    return (await response.json()) as T;
  }

  return {
    fields: [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 80 },
      { field: 'city', headerName: 'City', flex: 1, minWidth: 80 },
    ],
    getMany: ({ paginationModel: { page, pageSize }, sortModel, filterModel }) => {
      const query = new URLSearchParams({
        page: String(page),
        pageSize: String(pageSize),
        sort: JSON.stringify(sortModel),
        filter: JSON.stringify(filterModel.items),
      });
      return request(`?${query}`);
    },
    getOne: (id) => request(`/${id}`),
    createOne: (values) => request('', 'POST', values),
    updateOne: (id, values) => request(`/${id}`, 'PUT', values),
    deleteOne: (id) => request(`/${id}`, 'DELETE'),
  };
}

export default function TokenMembers() {
  const router = useMemoryRouter('/members');
  const [token, setToken] = useState<string | null>('token-1');
  const dataSource = useMemo(
    () => token && createMemberSource(token, () => setToken(null)),
    [token],
  );

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        {dataSource ? (
          <KeepEntries>
            <Button onClick={renewToken} sx={{ alignSelf: 'start' }}>
              Expire the token
            </Button>
            <Crud<Member>
              dataSource={dataSource}
              rootPath="/members"
              initialPageSize={5}
              slots={{ list: { dataGrid: KeyboardGrid } }}
              slotProps={{ list: { dataGrid: { density: 'compact', pageSizeOptions: [5] } } }}
            />
          </KeepEntries>
        ) : (
          <Alert
            severity="warning"
            action={<Button onClick={() => setToken(renewToken())}>Sign in</Button>}
          >
            Your session has expired.
          </Alert>
        )}
      </PageContainer>
    </AppProvider>
  );
}

import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataModel } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import {
  KeepEntries,
  KeyboardGrid,
  memorySource,
  useMemoryRouter,
} from './demoParts';

interface Patient extends DataModel {
  id: number;
  name: string;
  species: string;
}

const NAVIGATION: Navigation = [
  { segment: 'patients', title: 'Patients', pattern: 'patients{/:id}*' },
];

const patients = memorySource<Patient>(
  [
    { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
    {
      field: 'species',
      headerName: 'Species',
      type: 'singleSelect',
      valueOptions: ['Cat', 'Dog', 'Rabbit'],
      flex: 1,
      minWidth: 100,
    },
  ],
  [
    { id: 1, name: 'Misty', species: 'Cat' },
    { id: 2, name: 'Rufus', species: 'Dog' },
  ],
);

function getTitle(pathname: string) {
  const [, , id, action] = pathname.split('/');
  if (!id) {
    return 'Patients';
  }
  if (id === 'new') {
    return 'Register a patient';
  }
  return action === 'edit' ? `Edit file ${id}` : `File ${id}`;
}

export default function PatientTitles() {
  const router = useMemoryRouter('/patients/1/edit');
  const title = getTitle(router.pathname);
  const path = '/patients';
  const breadcrumbs =
    title === 'Patients' ? [] : [{ title: 'Patients', path }, { title }];

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer title={title} breadcrumbs={breadcrumbs}>
        <KeepEntries>
          <Crud<Patient>
            dataSource={patients}
            rootPath={path}
            slots={{ list: { dataGrid: KeyboardGrid } }}
          />
        </KeepEntries>
      </PageContainer>
    </AppProvider>
  );
}

import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  Create,
  CrudProvider,
  type DataModel,
  Edit,
  List,
  Show,
} from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import {
  KeepEntries,
  KeyboardGrid,
  memorySource,
  useMemoryRouter,
} from './demoParts';

interface Course extends DataModel {
  id: number;
  title: string;
  teacher: string;
}

const NAVIGATION: Navigation = [
  {
    segment: 'courses',
    title: 'Courses',
    pattern: 'courses{/:action}?{/:id}?',
  },
];

const courses = memorySource<Course>(
  [
    { field: 'title', headerName: 'Course', flex: 2, minWidth: 150 },
    { field: 'teacher', headerName: 'Teacher', flex: 1, minWidth: 110 },
  ],
  [
    { id: 1, title: 'Watercolour for beginners', teacher: 'L. Moreau' },
    { id: 2, title: 'Bookbinding', teacher: 'T. Okafor' },
    { id: 3, title: 'Portrait photography', teacher: 'S. Kaya' },
  ],
);

export default function CourseDesk() {
  const router = useMemoryRouter('/courses');
  const { navigate } = router;
  const [, , action, id = ''] = router.pathname.split('/');
  const showList = () => navigate('/courses');
  const showCourse = () => navigate(`/courses/about/${id}`);

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        <KeepEntries>
          <CrudProvider<Course> dataSource={courses}>
            {action === undefined && (
              <List
                onRowClick={(course) => navigate(`/courses/about/${course}`)}
                onCreateClick={() => navigate('/courses/add')}
                slots={{ dataGrid: KeyboardGrid }}
              />
            )}
            {action === 'about' && (
              <Show
                key={id}
                id={id}
                onEditClick={() => navigate(`/courses/change/${id}`)}
                onDelete={showList}
              />
            )}
            {action === 'add' && <Create onSubmitSuccess={showList} />}
            {action === 'change' && (
              <Edit key={id} id={id} onSubmitSuccess={showCourse} />
            )}
          </CrudProvider>
        </KeepEntries>
      </PageContainer>
    </AppProvider>
  );
}

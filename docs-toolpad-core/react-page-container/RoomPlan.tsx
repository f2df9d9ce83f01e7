import Typography from '@mui/material/Typography';
import { type Breadcrumb, PageContainer } from '@toolpad/core/PageContainer';

const BREADCRUMBS: Breadcrumb[] = [
  { title: 'School', path: '/' },
  { title: 'Rooms', path: '/rooms' },
  { title: 'Music room' },
];

export default function RoomPlan() {
  return (
    <PageContainer breadcrumbs={BREADCRUMBS} title="Music room">
      <Typography>
        Choir on Monday, piano on Thursday. The room holds 24 pupils.
      </Typography>
    </PageContainer>
  );
}

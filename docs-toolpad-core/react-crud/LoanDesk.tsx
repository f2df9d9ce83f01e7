import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Crud, type DataModel } from '@toolpad/core/Crud';
import {
  KeepEntries,
  KeyboardGrid,
  memorySource,
  useMemoryRouter,
} from './demoParts';

interface Loan extends DataModel {
  id: number;
  work: string;
  borrower: string;
}

const loans = memorySource<Loan>(
  [
    { field: 'work', headerName: 'Work', flex: 2, minWidth: 150 },
    { field: 'borrower', headerName: 'On loan to', flex: 1, minWidth: 120 },
  ],
  [
    { id: 1, work: 'Harbour at dusk', borrower: 'Harbour hall' },
    { id: 2, work: 'Three pears', borrower: 'City museum' },
    { id: 3, work: 'Study in blue', borrower: 'Art school' },
  ],
);

const ROOT = '/loans';

export default function LoanDesk() {
  const router = useMemoryRouter(ROOT);
  const isList = router.pathname === ROOT;

  return (
    <AppProvider router={router}>
      <Paper variant="outlined" sx={{ m: 2 }}>
        <Stack
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center', px: 2, minHeight: 56 }}
        >
          <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
            Loans
          </Typography>
          {isList ? null : (
            <Button
              startIcon={<ArrowBackIcon />}
              onClick={() => router.navigate(ROOT)}
            >
              All loans
            </Button>
          )}
        </Stack>
        <Divider />
        <Stack sx={{ p: 2 }}>
          <KeepEntries>
            <Crud<Loan>
              dataSource={loans}
              rootPath={ROOT}
              slots={{ list: { dataGrid: KeyboardGrid } }}
            />
          </KeepEntries>
        </Stack>
      </Paper>
    </AppProvider>
  );
}

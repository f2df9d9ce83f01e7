import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import {
  type DialogProps,
  DialogsProvider,
  useDialogs,
} from '@toolpad/core/useDialogs';

interface PrintJob {
  title: string;
  customer: string;
  paper: string;
  copies: number;
}

const JOBS: PrintJob[] = [
  {
    title: 'Concert poster',
    customer: 'City Hall',
    paper: 'A1, 170 g matt',
    copies: 120,
  },
  {
    title: 'Wine labels',
    customer: 'Holm Winery',
    paper: 'Laid, adhesive',
    copies: 3000,
  },
  { title: 'Thesis', customer: 'Mira Okafor', paper: 'A4, 100 g', copies: 4 },
];

// The type argument is the type of the payload: the caller must pass a print
// job.
function JobDialog({ payload, open, onClose }: DialogProps<PrintJob>) {
  return (
    <Dialog open={open} onClose={() => onClose()} maxWidth="xs" fullWidth>
      <DialogTitle>{payload.title}</DialogTitle>
      <DialogContent>
        <Typography>{`For ${payload.customer}`}</Typography>
        <Typography color="text.secondary">{`${payload.copies} copies on ${payload.paper}`}</Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onClose()}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function JobList() {
  const dialogs = useDialogs();

  return (
    <List sx={{ width: 320 }} aria-label="Print jobs">
      {JOBS.map((job) => (
        <ListItem key={job.title} disablePadding>
          <ListItemButton onClick={() => dialogs.open(JobDialog, job)}>
            <ListItemText primary={job.title} secondary={job.customer} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function DialogWithPayload() {
  return (
    <DialogsProvider>
      <JobList />
    </DialogsProvider>
  );
}

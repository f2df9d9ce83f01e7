import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type DialogProps,
  DialogsProvider,
  useDialogs,
} from '@toolpad/core/useDialogs';
import { type ComponentType, useState } from 'react';

interface Order {
  number: string;
  lines: { name: string; count: number; price: number }[];
}

const ORDER: Order = {
  number: '2041',
  lines: [
    { name: 'Reading lamp', count: 2, price: 39 },
    { name: 'Lens cloth', count: 10, price: 1.5 },
  ],
};

function Invoice({ lines }: Order) {
  const total = lines.reduce((sum, { count, price }) => sum + count * price, 0);
  return <Typography>{`To pay: € ${total.toFixed(2)}`}</Typography>;
}

function PackingList({ lines }: Order) {
  return lines.map(({ name, count }) => (
    <Typography key={name}>{`${count} × ${name}`}</Typography>
  ));
}

// The caller passes data and the component that renders it.
interface Sheet {
  title: string;
  order: Order;
  Body: ComponentType<Order>;
}

function SheetDialog({
  payload,
  open,
  onClose,
}: DialogProps<Sheet, 'printed' | 'closed'>) {
  const { title, order, Body } = payload;
  return (
    <Dialog
      open={open}
      onClose={() => onClose('closed')}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle>{`${title} ${order.number}`}</DialogTitle>
      <DialogContent>
        <Body {...order} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose('closed')}>Close</Button>
        <Button onClick={() => onClose('printed')}>Print</Button>
      </DialogActions>
    </Dialog>
  );
}

function Sheets() {
  const dialogs = useDialogs();
  const [state, setState] = useState('Nothing printed.');

  async function show(title: string, Body: Sheet['Body']) {
    const result = await dialogs.open(SheetDialog, {
      title,
      order: ORDER,
      Body,
    });
    setState(`${title}: ${result}.`);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => show('Invoice', Invoice)}>Invoice</Button>
        <Button onClick={() => show('Packing list', PackingList)}>
          Packing list
        </Button>
      </Stack>
      <Typography role="status">{state}</Typography>
    </Stack>
  );
}

export default function ComplexPayload() {
  return (
    <DialogsProvider>
      <Sheets />
    </DialogsProvider>
  );
}

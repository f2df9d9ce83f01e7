import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ORDERS = [
  { id: 2041, customer: 'Harbour Bikes', status: 'Paid', color: 'success' },
  { id: 2040, customer: 'Café Lumen', status: 'Open', color: 'primary' },
  { id: 2039, customer: 'Nordic Print', status: 'Paid', color: 'success' },
  { id: 2038, customer: 'Studio Vega', status: 'Paid', color: 'success' },
] as const;

export default function OrderList() {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell>Customer</TableCell>
          <TableCell>Status</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ORDERS.map(({ id, customer, status, color }) => (
          <TableRow key={id}>
            <TableCell>{id}</TableCell>
            <TableCell>{customer}</TableCell>
            <TableCell>
              <Chip
                color={color}
                label={status}
                size="small"
                variant="outlined"
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

import type { DataModel, DataModelId, DataSource } from '@toolpad/core/Crud';
import dayjs from 'dayjs';
import { queryRows } from './demoParts';

export interface PrintOrder extends DataModel {
  id: number;
  customer: string;
  product: string;
  copies: number;
  due: string | null;
  paid: boolean;
}

const STARTING_ORDERS: PrintOrder[] = [
  {
    id: 401,
    customer: 'Café Linde',
    product: 'Poster',
    copies: 40,
    due: '2026-03-02',
    paid: true,
  },
  {
    id: 402,
    customer: 'Ana Duarte',
    product: 'Card',
    copies: 250,
    due: '2026-03-03',
    paid: false,
  },
  {
    id: 403,
    customer: 'City Choir',
    product: 'Booklet',
    copies: 90,
    due: null,
    paid: false,
  },
  {
    id: 404,
    customer: 'Bo Larsen',
    product: 'Poster',
    copies: 5,
    due: '2026-03-09',
    paid: true,
  },
];
let orders = STARTING_ORDERS;

function find(id: DataModelId) {
  // Ids from the URL are strings.
  const order = orders.find((candidate) => candidate.id === Number(id));
  if (!order) {
    throw new Error(`There is no order ${id}.`);
  }
  return order;
}

export const printOrders: DataSource<PrintOrder> = {
  fields: [
    { field: 'id', headerName: 'No.', width: 50 },
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
    {
      field: 'product',
      headerName: 'Product',
      width: 84,
      type: 'singleSelect',
      valueOptions: ['Booklet', 'Card', 'Poster'],
    },
    { field: 'copies', headerName: 'Copies', type: 'number', width: 72 },
    {
      field: 'due',
      headerName: 'Due',
      width: 90,
      type: 'date',
      filterable: false,
      // The grid requires a Date. Dayjs parses the string like the forms and
      // the detail page.
      valueGetter: (value: string | null) => value && dayjs(value).toDate(),
    },
    { field: 'paid', headerName: 'Paid', type: 'boolean', width: 56 },
  ],
  getMany: (query) => queryRows(orders, query),
  getOne: (id) => find(id),
  createOne: (values) => {
    const empty = {
      customer: '',
      product: 'Card',
      copies: 1,
      due: null,
      paid: false,
    };
    const order = {
      ...empty,
      ...values,
      id: Math.max(...orders.map(({ id }) => id), 400) + 1,
    };
    orders = [...orders, order];
    return order;
  },
  updateOne: (id, values) => {
    const changed = { ...find(id), ...values };
    orders = orders.map((order) => (order.id === changed.id ? changed : order));
    return changed;
  },
  deleteOne: (id) => {
    orders = orders.filter((order) => order.id !== Number(id));
  },
  validate: ({ customer, copies = 0 }) => ({
    issues: [
      ...(customer ? [] : [{ path: ['customer'], message: 'Who ordered it?' }]),
      ...(copies > 0
        ? []
        : [{ path: ['copies'], message: 'At least one copy' }]),
    ],
  }),
};

import { stringify } from 'yaml';
import { wholeEditor } from './pageFile';
import type { Story } from './story';

const ORDERS = `const ORDERS = [
  { id: 4711, customer: 'Amara Okafor', total: 129.5, status: 'sent' },
  { id: 4712, customer: 'Jonas Weber', total: 48, status: 'packed' },
  { id: 4713, customer: 'Mei Tanaka', total: 310.25, status: 'packed' },
  { id: 4714, customer: 'Lucía Ferrer', total: 75.9, status: 'new' },
];

export async function listOrders() {
  return ORDERS;
}
`;

const rows = { $$jsExpression: 'orders.data' };

const metric = (name: string, label: string, value: string) => ({
  component: 'Metric',
  name,
  props: { label, value: { $$jsExpression: value } },
});

const PAGE = stringify({
  apiVersion: 'v1',
  kind: 'page',
  spec: {
    title: 'Orders',
    content: [
      {
        component: 'PageRow',
        name: 'row',
        children: [
          metric(
            'open',
            'To be sent',
            'orders.rows.filter((order) => order.status !== "sent").length',
          ),
          metric('total', 'Total, EUR', 'orders.rows.reduce((sum, order) => sum + order.total, 0)'),
        ],
      },
      {
        component: 'DataGrid',
        name: 'grid',
        layout: { height: 230 },
        props: {
          rows,
          columns: [
            { field: 'id', type: 'number', width: 80 },
            { field: 'customer', type: 'string', width: 150 },
            { field: 'total', type: 'number', width: 90 },
            { field: 'status', type: 'string', width: 90 },
          ],
        },
      },
      { component: 'Button', name: 'send', props: { content: 'Send the selected order' } },
    ],
    queries: [
      {
        name: 'orders',
        mode: 'query',
        query: { kind: 'local', function: 'orders.ts#listOrders' },
      },
    ],
  },
});

/** The editor with an app in the making. */
export const overview: Story = {
  page: 'getting-started/index.mdx',
  files: { 'toolpad/pages/orders/page.yml': PAGE, 'toolpad/resources/orders.ts': ORDERS },
  scenes: [
    {
      name: 'overview-editor',
      async play(editor) {
        const { page, canvas } = editor;
        await page.setViewportSize({ width: 1280, height: 620 });
        await editor.open('orders');
        await canvas.getByText('Lucía Ferrer').waitFor();
        await editor.select('send');
        return wholeEditor(editor);
      },
    },
  ],
};

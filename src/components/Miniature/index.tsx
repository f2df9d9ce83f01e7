import type { ReactNode } from 'react';
import styles from './styles.module.css';

const ORDERS = [
  { number: '2041', customer: 'Nordlicht Optik', total: '€ 812', state: 'Packed', done: true },
  { number: '2040', customer: 'Café Pirol', total: '€ 96', state: 'Waiting', done: false },
  { number: '2039', customer: 'Reede Apotheke', total: '€ 1,240', state: 'Sent', done: true },
  { number: '2038', customer: 'Alba Books', total: '€ 305', state: 'Sent', done: true },
] as const;

function Orders(): ReactNode {
  return (
    <div className={styles.rows}>
      <div className={styles.head}>
        <span>No.</span>
        <span>Customer</span>
        <span>Total</span>
        <span>State</span>
      </div>
      {ORDERS.map(({ number, customer, total, state, done }) => (
        <div key={number}>
          <span>{number}</span>
          <span>{customer}</span>
          <span>{total}</span>
          <span className={done ? styles.done : styles.waiting}>{state}</span>
        </div>
      ))}
    </div>
  );
}

function Dashboard(): ReactNode {
  return (
    <div className={styles.window}>
      <div className={styles.side}>
        <b>Harbour</b>
        <i>Desk</i>
        <span className={styles.active}>Orders</span>
        <span>Shipments</span>
        <span>Returns</span>
        <i>Stock</i>
        <span>Shelves</span>
        <span>Suppliers</span>
      </div>
      <div className={styles.body}>
        <b className={styles.title}>Orders</b>
        <div className={styles.figures}>
          <div>
            Open<b>128</b>
          </div>
          <div>
            Late<b>6</b>
          </div>
          <div>
            Value<b>€ 48.2k</b>
          </div>
        </div>
        <Orders />
      </div>
    </div>
  );
}

function Editor(): ReactNode {
  return (
    <div className={`${styles.window} ${styles.editor}`}>
      <div className={styles.side}>
        <b>Pages</b>
        <span className={styles.active}>orders</span>
        <span>customers</span>
        <i>Components</i>
        <span>Data Grid</span>
        <span>Button</span>
        <span>Text Field</span>
      </div>
      <div className={styles.body}>
        <b className={styles.title}>Orders</b>
        <div className={styles.selected}>
          <em>dataGrid</em>
          <Orders />
        </div>
        <span className={styles.button}>Send again</span>
      </div>
      <div className={styles.inspector}>
        <b>Data Grid</b>
        <span>rows</span>
        <code>orders.data</code>
        <span>loading</span>
        <code>orders.isLoading</code>
        <span>density</span>
        <code>compact</code>
      </div>
    </div>
  );
}

const DRAWINGS = {
  core: {
    label:
      'A dashboard: a sidebar with the pages of an orders desk, three figures, and a table of orders.',
    Drawing: Dashboard,
  },
  studio: {
    label:
      'The editor: pages and components at the left, a data grid selected on the canvas, its properties at the right.',
    Drawing: Editor,
  },
} as const;

/** A small drawing of what a product makes, in the site's own tokens: no image to load. */
export default function Miniature({ of }: { of: keyof typeof DRAWINGS }): ReactNode {
  const { label, Drawing } = DRAWINGS[of];
  return (
    <div aria-label={label} className={styles.stage} data-markdown-ignore="" role="img">
      <Drawing />
    </div>
  );
}

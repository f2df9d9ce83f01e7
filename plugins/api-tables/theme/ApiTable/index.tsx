import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { ApiColumns, ApiRow, Inline } from '../../shared/rows';
import Row from './Row';
import styles from './styles.module.css';
import { InlineText } from './Text';

interface ApiTableProps {
  /** What it is a table of. */
  label: string;
  columns: ApiColumns;
  rows: ApiRow[];
  /** A remark on the table. */
  note?: Inline[];
}

/** Tells the stylesheet which columns there are. */
function shapeOf({ type, default: defaults }: ApiColumns): string {
  return [type ? 'type' : '', defaults ? 'default' : ''].filter(Boolean).join(' ') || 'name';
}

/**
 * A table of an API: a table where there is room for one, a list where there is not or where the
 * reader prefers it. One markup for both; the stylesheet tells them apart.
 */
export default function ApiTable({ label, columns, rows, note }: ApiTableProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  rows.forEach(({ id }) => brokenLinks.collectAnchor(id));
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-columns={shapeOf(columns)} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            {columns.type && <th scope="col">{columns.type}</th>}
            {columns.default && <th scope="col">{columns.default}</th>}
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {note && (
        <p className={styles.note}>
          <InlineText nodes={note} />
        </p>
      )}
    </div>
  );
}

import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { ApiColumns, ApiRow, Inline } from '../../shared/rows';
import Row from './Row';
import styles from './styles.module.css';
import { InlineText } from './Text';

interface ApiTableProps {
  /** The accessible name. */
  label: string;
  columns: ApiColumns;
  rows: ApiRow[];
  note?: Inline[];
}

/**
 * Renders an API table. On narrow screens, or if the reader prefers it, the stylesheet displays the same markup as a
 * list.
 */
export default function ApiTable({ label, columns, rows, note }: ApiTableProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  rows.forEach(({ id }) => brokenLinks.collectAnchor(id));
  return (
    <div className={`wide ${styles.frame}`}>
      <Table
        className={styles.table}
        data-columns={columns.default ? 'type default' : 'type'}
        aria-label={label}
      >
        <TableHead>
          <TableRow>
            <TableCell scope="col">{columns.name}</TableCell>
            <TableCell scope="col">{columns.type}</TableCell>
            {columns.default && <TableCell scope="col">{columns.default}</TableCell>}
            <TableCell scope="col">
              {translate({ id: 'api.description', message: 'Description' })}
            </TableCell>
          </TableRow>
        </TableHead>
        {/* MUI's TableBody isn't used, because reader views mistake its class name for that of the article's body. */}
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </Table>
      {note && (
        <p className={styles.note}>
          <InlineText nodes={note} />
        </p>
      )}
    </div>
  );
}

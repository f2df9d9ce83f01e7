import { type TableName, TABLES } from './tables';

/** The anchors of one export on a page. */
export interface Anchors {
  heading: (id: string) => string;
  row: (table: TableName, name: string) => string;
  type: (name: string, field?: string) => string;
}

/** `sx` → `prop-sx`. A CSS class comes with its dot. */
function rowAnchor(table: TableName, name: string): string {
  return `${TABLES[table].row}-${name.replace(/^\./, '')}`;
}

/**
 * The anchors of one export.
 *
 * @param owner its name, where another export on the page has the plain anchors already
 */
export function anchorsOf(owner?: string): Anchors {
  const own = (id: string): string => (owner ? `${owner}-${id}` : id);
  return {
    heading: own,
    row: (table, name) => own(rowAnchor(table, name)),
    type: (name, field) => own(['type', name, ...(field ? [field] : [])].join('-')),
  };
}

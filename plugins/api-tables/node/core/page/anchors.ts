import { type TableName, TABLES } from './tables';

/** The anchor of a row: `sx` → `prop-sx`. A CSS class comes with its dot. */
export function rowAnchor(table: TableName, name: string): string {
  return `${TABLES[table].row}-${name.replace(/^\./, '')}`;
}

/** The anchor of a type that the page of a hook explains, or of one of its fields. */
export function typeAnchor(name: string, field?: string): string {
  return ['type', name, ...(field ? [field] : [])].join('-');
}

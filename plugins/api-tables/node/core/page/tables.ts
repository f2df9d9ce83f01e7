import type { ApiColumns } from '../../../shared/rows';
import type { Member, Reference } from '../reference';

/**
 * The tables of a reference: what stands above each, what the anchors of its rows begin with, what its
 * first column is called and what stands in the others.
 */
export const TABLES = {
  props: {
    title: 'Props',
    row: 'prop',
    columns: { name: 'Name', type: 'Type', default: 'Default' },
  },
  slots: {
    title: 'Slots',
    row: 'slot',
    columns: { name: 'Slot', type: 'Type', default: 'Default' },
  },
  slotProps: { title: 'Slot props', row: 'slot-prop', columns: { name: 'Slot', type: 'Type' } },
  classes: { title: 'CSS classes', row: 'class', columns: { name: 'Class' } },
  parameters: {
    title: 'Parameters',
    row: 'parameter',
    columns: { name: 'Parameter', type: 'Type' },
  },
  returns: { title: 'Returns', row: 'return', columns: { name: 'Name', type: 'Type' } },
} satisfies Record<string, { title: string; row: string; columns: ApiColumns }>;

export type TableName = keyof typeof TABLES;

/** The tables that an export may have, with their rows; any of them may be empty. */
export function tablesOf(reference: Reference): [TableName, Member[]][] {
  if (reference.kind === 'hook') {
    return [
      ['parameters', reference.parameters],
      ['returns', reference.returns.members],
    ];
  }
  const names = ['props', 'slots', 'slotProps', 'classes'] as const;
  return names.map((name) => [name, reference[name]]);
}

/** The anchor of a row: `sx` → `prop-sx`. A CSS class comes with its dot. */
export function rowAnchor(table: TableName, name: string): string {
  return `${TABLES[table].row}-${name.replace(/^\./, '')}`;
}

/** The anchor of a type that the page of a hook explains, or of one of its fields. */
export function typeAnchor(name: string, field?: string): string {
  return ['type', name, ...(field ? [field] : [])].join('-');
}

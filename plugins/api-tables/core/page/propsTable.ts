import type { RootContent } from 'mdast';
import type { Member, Reference } from '../reference';
import type { TableName } from './anchors';
import { type TableContext, tableElement } from './table';

const LABELS: Record<TableName, string> = {
  props: 'Props',
  slots: 'Slots',
  slotProps: 'Slot props',
  classes: 'CSS classes',
  parameters: 'Parameters',
  returns: 'Returned fields',
};

function tablesOf(reference: Reference): Partial<Record<TableName, Member[]>> {
  if (reference.kind === 'hook') {
    return { parameters: reference.parameters, returns: reference.returns.members };
  }
  const { props, slots, slotProps, classes } = reference;
  return { props, slots, slotProps, classes };
}

function picked(members: Member[], names: string[], place: string): Member[] {
  return names.map((name) => {
    const member = members.find((candidate) => candidate.name === name);
    if (!member) {
      const there = members.map((candidate) => candidate.name).join(', ');
      throw new Error(
        `Expected the name of a row of the ${place}, found "${name}". There are: ${there}.`,
      );
    }
    return member;
  });
}

/**
 * One table of an export, for use under a heading of the writer's.
 *
 * @param table which; a component's props if left out
 * @param names the rows to show, in this order; all if left out
 * @throws Error that names what there is, if the table or a row is unknown
 */
export async function expandTable(
  reference: Reference,
  context: TableContext,
  table = 'props',
  names?: string[],
): Promise<RootContent[]> {
  const tables = tablesOf(reference);
  const name = Object.keys(tables).find((key) => key === table) as TableName | undefined;
  const members = name && tables[name];
  if (!name || !members?.length) {
    const there = Object.entries(tables)
      .filter(([, rows]) => rows.length > 0)
      .map(([key]) => key);
    throw new Error(
      `Expected a table that ${reference.name} has, found "${table}". ` +
        (there.length > 0 ? `There are: ${there.join(', ')}.` : 'It has none.'),
    );
  }
  const place = `${table} of ${reference.name}`;
  const rows = names ? picked(members, names, place) : members;
  const label = `${LABELS[name]} of ${reference.name}`;
  return [await tableElement(name, label, rows, (row) => context.anchors.row(name, row), context)];
}

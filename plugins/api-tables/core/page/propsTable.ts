import type { RootContent } from 'mdast';
import type { Member, Reference } from '../reference';
import { type TableContext, tableOf } from './table';
import { tablesOf } from './tables';

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
  const tables = tablesOf(reference).filter(([, members]) => members.length > 0);
  const found = tables.find(([name]) => name === table);
  if (!found) {
    throw new Error(
      `Expected a table that ${reference.name} has, found "${table}". ` +
        (tables.length > 0
          ? `There are: ${tables.map(([name]) => name).join(', ')}.`
          : 'It has none.'),
    );
  }
  const [name, members] = found;
  const place = `${table} of ${reference.name}`;
  const rows = names ? picked(members, names, place) : members;
  return [await tableOf(name, reference.name, rows, context)];
}

import type { DataField, DataModel, DataModelId, DataSource } from '@toolpad/core/Crud';
import { queryRows } from './queryRows';

/** A data source over an array: what a server does, without one. */
export function memorySource<D extends DataModel>(fields: DataField[], seed: readonly D[]) {
  let rows = seed;

  function getOne(id: DataModelId) {
    // An id that comes from an address is a string.
    const row = rows.find((candidate) => String(candidate.id) === String(id));
    if (!row) {
      throw new Error(`There is no record ${id}.`);
    }
    return row;
  }

  return {
    fields,
    getMany: (query) => queryRows(rows, query),
    getOne,
    createOne: (values) => {
      const id = Math.max(0, ...rows.map((row) => Number(row.id))) + 1;
      // The form's values are partial; the fields of the form say what is in them.
      const row = { ...values, id } as D;
      rows = [...rows, row];
      return row;
    },
    updateOne: (id, values) => {
      const changed = { ...getOne(id), ...values };
      rows = rows.map((row) => (row.id === changed.id ? changed : row));
      return changed;
    },
    deleteOne: (id) => {
      const { id: gone } = getOne(id);
      rows = rows.filter((row) => row.id !== gone);
    },
  } satisfies DataSource<D>;
}

/** An entry of a drawer, as far as filtering looks at it; bare labels have neither. */
export interface Filterable {
  type: string;
  label?: string;
  items?: Filterable[];
}

/** Where a label matches, as text before, match and text after; `null` where it does not. */
export type LabelMatch = [before: string, match: string, after: string] | null;

/**
 * Finds what a reader typed in a label, whatever the case and the spaces around it.
 *
 * @param label the entry's text
 * @param query what was typed
 */
export function matchLabel(label: string, query: string): LabelMatch {
  const wanted = query.trim().toLowerCase();
  const start = wanted ? label.toLowerCase().indexOf(wanted) : -1;
  if (start < 0) {
    return null;
  }
  const end = start + wanted.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}

/**
 * Narrows a tree to what matches: matching pages with the groups above them; a group that matches
 * by its own name keeps all that it holds.
 *
 * @param items the tree
 * @param query what was typed; without text the tree stays whole
 */
export function filterTree<Item extends Filterable>(items: readonly Item[], query: string): Item[] {
  if (!query.trim()) {
    return [...items];
  }
  return items.flatMap((item) => {
    if (item.label !== undefined && matchLabel(item.label, query)) {
      return [item];
    }
    const kept = filterTree(item.items ?? [], query);
    return kept.length > 0 ? [{ ...item, items: kept }] : [];
  });
}

import { canonicalPath } from '../../../plugins/shared/navigation/canonical';
import { type NavEntry } from '../../../src/navigation/entry';
import { titleOf } from '../../../src/navigation/title';

/** An entry of a sidebar: a page, or a group of such. */
export type Branch = { label: string } & ({ address: string } | { items: Branch[] });

/**
 * A navigation tree in a form that every peer's configuration can turn into its own.
 *
 * @returns without hidden entries, and without labels that have nothing below them
 */
export function sidebarTree(entries: readonly NavEntry[]): Branch[] {
  return entries.flatMap((entry): Branch[] => {
    const label = titleOf(entry);
    if (label === null) {
      return [];
    }
    if (entry.children || entry.subheader !== undefined) {
      const items = sidebarTree(entry.children ?? []);
      return items.length > 0 ? [{ label, items }] : [];
    }
    return [{ label, address: `${canonicalPath(entry.pathname).slice(1)}/` }];
  });
}

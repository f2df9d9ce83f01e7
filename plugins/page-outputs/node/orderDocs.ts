import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { collectSidebarDocIds } from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';

type Version = Pick<LoadedVersion, 'docs' | 'sidebars'>;

/**
 * Sorts the pages of a version in the order of its sidebars. Pages that are in no sidebar follow, sorted by URL.
 *
 * The links to the previous and next page don't determine the order, because front matter can remove them
 * (`pagination_next: null`).
 */
export function orderDocs({ docs, sidebars }: Version): Version['docs'] {
  const ids = Object.values(sidebars).flatMap(collectSidebarDocIds);
  const positions = new Map([...new Set(ids)].map((id, position) => [id, position]));
  const getPosition = (id: string): number => positions.get(id) ?? positions.size;
  return [...docs].sort(
    (one, other) =>
      getPosition(one.id) - getPosition(other.id) || one.permalink.localeCompare(other.permalink),
  );
}

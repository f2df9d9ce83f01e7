import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Version = Pick<LoadedVersion, 'docs' | 'sidebars'>;
type SidebarItem = Version['sidebars'][string][number];

function collectIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...collectIds(item.items)];
    }
    return item.type === 'doc' ? [item.id] : [];
  });
}

/**
 * Orders all pages of a version as its sidebars do; pages in no sidebar follow, by address.
 *
 * The links to the previous and next page can't supply the order: front matter may remove them
 * (`pagination_next: null`).
 */
export function orderDocs({ docs, sidebars }: Version): Version['docs'] {
  const ids = Object.values(sidebars).flatMap(collectIds);
  const positions = new Map([...new Set(ids)].map((id, position) => [id, position]));
  const positionOf = (id: string): number => positions.get(id) ?? positions.size;
  return [...docs].sort(
    (one, other) =>
      positionOf(one.id) - positionOf(other.id) || one.permalink.localeCompare(other.permalink),
  );
}

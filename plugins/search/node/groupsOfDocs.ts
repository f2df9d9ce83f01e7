import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** For each document the labels of the sidebar's categories in which it stands, outermost first. */
export function groupsOfDocs(sidebars: Sidebars[string][]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const add = (id: string, labels: string[]): void => {
    if (!groups.has(id)) {
      groups.set(id, labels);
    }
  };
  const visit = (items: SidebarItem[], labels: string[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') {
        add(item.id, item.label === undefined ? labels : [...labels, item.label]);
      } else if (item.type === 'category') {
        if (item.link?.type === 'doc') {
          add(item.link.id, labels);
        }
        visit(item.items, [...labels, item.label]);
      }
    }
  };
  sidebars.forEach((items) => visit(items, []));
  return groups;
}

import { site } from '../../fakeSite';

export const useVersions = () => site.versions;
/** Returns the page at the site's path, and the pages with the same id in all versions. */
export const useActiveDocContext = () => {
  const [activeVersion] = site.versions;
  const activeDoc = activeVersion?.docs.find(({ path }) => path === site.pathname);
  const same = site.versions.flatMap(({ name, docs }) =>
    docs.filter(({ id }) => id === activeDoc?.id).map((doc) => [name, doc] as const),
  );
  return { activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(same) };
};
export const useSidebarBreadcrumbs = () => site.breadcrumbs;
export const useBreadcrumbsStructuredData = ({ breadcrumbs }: { breadcrumbs: object[] }) => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs,
});
/** Returns the visible items at the top level. */
export const useVisibleSidebarItems = <Item extends { type: string; unlisted?: boolean }>(
  items: readonly Item[],
): Item[] => items.filter(({ unlisted }) => !unlisted);

import { site } from '../../fakeSite';

export const useVersions = () => site.versions;
export const useActiveVersion = () => site.versions[0];
export const useSidebarBreadcrumbs = () => site.breadcrumbs;
export const useBreadcrumbsStructuredData = ({ breadcrumbs }: { breadcrumbs: object[] }) => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs,
});

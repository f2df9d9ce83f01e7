import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { useProduct } from '@site/src/components/useProduct';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What the first crumb is called and where it leads. */
const HOMES = {
  core: { label: 'Core', path: '/core/introduction/' },
  studio: { label: 'Studio', path: '/studio/getting-started/' },
} as const;

/** Ejected: the way to this page. The page itself is not in it: its title stands right below. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const home = HOMES[useProduct()];
  const homeHref = useBaseUrl(home.path);
  if (!breadcrumbs) {
    return null;
  }
  // A group and its only subheader may have the same name: once says it all.
  const way = breadcrumbs
    .slice(0, -1)
    .filter(({ label }, place, all) => label !== all[place - 1]?.label);
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <MuiBreadcrumbs aria-label="Breadcrumbs" className={styles.crumbs}>
        <Link to={homeHref}>{home.label}</Link>
        {way.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </MuiBreadcrumbs>
    </>
  );
}

import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useBreadcrumbsStructuredData,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import JsonLd from '@site/src/components/JsonLd';
import { useProduct } from '@site/src/components/useProduct';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The way to this page for programs. */
function StructuredData(way: Parameters<typeof useBreadcrumbsStructuredData>[0]): ReactNode {
  return <JsonLd data={useBreadcrumbsStructuredData(way)} />;
}

/** Ejected: the way to this page. The page itself is not in it: its title stands right below. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const { shortName, home } = useProduct();
  const homeHref = useBaseUrl(home);
  if (!breadcrumbs) {
    return null;
  }
  // A group and its only subheader may have the same name: once says it all.
  const way = breadcrumbs
    .slice(0, -1)
    .filter(({ label }, place, all) => label !== all[place - 1]?.label);
  return (
    <>
      <StructuredData breadcrumbs={breadcrumbs} />
      <MuiBreadcrumbs aria-label="Breadcrumbs" className={styles.crumbs}>
        <Link to={homeHref}>{shortName}</Link>
        {way.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </MuiBreadcrumbs>
    </>
  );
}

import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import DocSidebar from '@site/src/theme/DocSidebar';
import type { Props } from '@theme/DocRoot/Layout';
import { type ReactNode, Suspense } from 'react';
import styles from './styles.module.css';

/**
 * Ejected: the drawer beside the page; one grid, whose left edge never moves between pages.
 *
 * Nothing suspends here: React hydrates what stands in a boundary after the rest, or as soon as a
 * reader acts on it.
 */
export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      {sidebar && (
        <Suspense>
          <DocSidebar key={sidebar.name} path={pathname} sidebar={sidebar.items} />
        </Suspense>
      )}
      <main className={styles.main} id="siteContent">
        {children}
      </main>
    </div>
  );
}

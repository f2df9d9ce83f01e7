import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import DocSidebar from '@site/src/theme/DocSidebar';
import type { Props } from '@theme/DocRoot/Layout';
import { type ReactNode, Suspense } from 'react';
import styles from './styles.module.css';

/**
 * Ejected: uses one grid, whose left edge has the same place on all pages.
 *
 * React hydrates a Suspense boundary after the content around it, or when a reader interacts with it. Nothing here
 * suspends.
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

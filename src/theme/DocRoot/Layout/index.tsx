import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import DocSidebar from '@site/src/theme/DocSidebar';
import type { Props } from '@theme/DocRoot/Layout';
import { type ReactNode, Suspense } from 'react';
import styles from './styles.module.css';

/**
 * Ejected: uses a single grid, whose left edge has the same position on all pages.
 *
 * React hydrates the content of a Suspense boundary after the content outside it, or when a reader interacts with it.
 * No component suspends.
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

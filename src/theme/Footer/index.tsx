import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useProduct } from '@site/src/components/useProduct';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: one quiet line at the foot of every page, with the addresses of its product. */
export default function Footer(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const home = useBaseUrl(useProduct().home);
  const repository = siteConfig.customFields?.repository as string;
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.line}>
        <span>Toolpad is open source under the MIT license.</span>
        <nav aria-label="Site" className={styles.links}>
          <Link to={`${home}support/`}>Support</Link>
          <Link to={`${home}roadmap/`}>Roadmap</Link>
          <a href={useBaseUrl('/search/')}>All pages</a>
          <Link to={repository}>GitHub</Link>
        </nav>
      </div>
    </footer>
  );
}

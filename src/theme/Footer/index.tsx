import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MuiLink from '@mui/material/Link';
import { useProduct } from '@site/src/components/useProduct';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: renders one line of links for the current product. */
export default function Footer(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const home = useBaseUrl(useProduct().home);
  const repository = siteConfig.customFields?.repository as string;
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.line}>
        <span>Toolpad is open source under the MIT license.</span>
        <nav aria-label="Site" className={styles.links}>
          <MuiLink component={Link} to={`${home}support/`}>
            Support
          </MuiLink>
          <MuiLink component={Link} to={`${home}roadmap/`}>
            Roadmap
          </MuiLink>
          <MuiLink href={useBaseUrl('/search/')}>All pages</MuiLink>
          <MuiLink component={Link} to={repository}>
            GitHub
          </MuiLink>
        </nav>
      </div>
    </footer>
  );
}

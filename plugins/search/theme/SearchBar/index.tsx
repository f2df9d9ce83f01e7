import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchDialog from '@theme/Search';
import type { ReactNode } from 'react';
import Icon from '../../../shared/components/Icon';
import styles from './styles.module.css';

/**
 * The search where theme-classic has its place for one, in the navbar: what opens it, and the dialog in
 * the colors of that theme.
 */
export default function SearchBar(): ReactNode {
  const allPages = useBaseUrl(SEARCH_SITE.allPages);
  const opener = {
    'aria-haspopup': 'dialog',
    className: styles.opener,
    'data-open-search': '',
  } as const;
  const label = (
    <>
      <Icon name="search" />
      <span className={styles.label}>Search</span>
    </>
  );
  return (
    <div className={styles.bar}>
      {allPages ? (
        <a {...opener} aria-label="Search" href={allPages}>
          {label}
        </a>
      ) : (
        <button {...opener} aria-label="Search" type="button">
          {label}
        </button>
      )}
      <SearchDialog />
    </div>
  );
}

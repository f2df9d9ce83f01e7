import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/plugins/shared/components/Icon';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Opens the search from the middle of a page; without JavaScript it leads to the list of all pages. */
export default function SearchOpener({ autoFocus }: { autoFocus?: boolean }): ReactNode {
  return (
    <a
      aria-haspopup="dialog"
      autoFocus={autoFocus}
      className={styles.opener}
      data-open-search
      href={useBaseUrl('/search/')}
    >
      <Icon name="search" size={18} />
      Search the docs
    </a>
  );
}

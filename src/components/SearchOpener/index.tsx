import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@mui/material/Button';
import Icon from '@site/plugins/shared/components/Icon';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders a button that opens the search. Without JavaScript, it leads to the list of all pages. */
export default function SearchOpener({ autoFocus }: { autoFocus?: boolean }): ReactNode {
  return (
    <Button
      aria-haspopup="dialog"
      autoFocus={autoFocus}
      className={styles.opener}
      variant="search"
      data-no-app
      data-open-search
      href={useBaseUrl('/search/')}
    >
      <Icon name="search" size={18} />
      {translate({ id: 'site.search.label', message: 'Search the docs' })}
    </Button>
  );
}

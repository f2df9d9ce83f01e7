import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: the pages before and after this one in the drawer's order. */
export default function DocPaginator({ previous, next }: Props): ReactNode {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav aria-label="Previous and next page" className={`${styles.pager} no-print`}>
      {previous && (
        <Link className={styles.link} rel="prev" to={previous.permalink}>
          <small>Previous</small>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={`${styles.link} ${styles.next}`} rel="next" to={next.permalink}>
          <small>Next</small>
          {next.title}
        </Link>
      )}
    </nav>
  );
}

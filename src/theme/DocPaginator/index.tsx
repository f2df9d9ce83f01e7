import Link from '@docusaurus/Link';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { Props } from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: renders the links to the previous and the next page as MUI cards. */
export default function DocPaginator({ previous, next }: Props): ReactNode {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav aria-label="Previous and next page" className={`${styles.pager} no-print`}>
      {previous && (
        <Card>
          <CardActionArea component={Link} rel="prev" to={previous.permalink}>
            <small>Previous</small>
            {previous.title}
          </CardActionArea>
        </Card>
      )}
      {next && (
        <Card className={styles.next}>
          <CardActionArea component={Link} rel="next" to={next.permalink}>
            <small>Next</small>
            {next.title}
          </CardActionArea>
        </Card>
      )}
    </nav>
  );
}

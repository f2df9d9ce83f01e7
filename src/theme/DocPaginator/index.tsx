import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
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
    <nav
      aria-label={translate({ id: 'site.pagination', message: 'Previous and next page' })}
      className={`${styles.pager} no-print`}
    >
      {previous && (
        <Card>
          <CardActionArea component={Link} rel="prev" to={previous.permalink}>
            <small>{translate({ id: 'theme.docs.paginator.previous', message: 'Previous' })}</small>
            {previous.title}
          </CardActionArea>
        </Card>
      )}
      {next && (
        <Card className={styles.next}>
          <CardActionArea component={Link} rel="next" to={next.permalink}>
            <small>{translate({ id: 'theme.docs.paginator.next', message: 'Next' })}</small>
            {next.title}
          </CardActionArea>
        </Card>
      )}
    </nav>
  );
}

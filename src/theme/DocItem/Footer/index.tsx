import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Icon from '@site/plugins/shared/components/Icon';
import Feedback from '@site/src/components/Feedback';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: whether a page helped, when it was last changed, and where to change it. */
export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, permalink } = useDoc().metadata;
  const dates = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <footer className={`${styles.end} no-print`}>
      <Feedback page={permalink} />
      {lastUpdatedAt != null && (
        <span>
          Updated{' '}
          <time dateTime={new Date(lastUpdatedAt).toISOString()}>
            {dates.format(new Date(lastUpdatedAt))}
          </time>
        </span>
      )}
      {editUrl && (
        <Link className={styles.edit} to={editUrl}>
          <Icon name="edit" size={14} />
          Edit this page
        </Link>
      )}
    </footer>
  );
}

import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Icon from '@site/plugins/shared/components/Icon';
import Feedback from '@site/src/components/Feedback';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: feedback, the page's tags, the last change, and the link to edit the page. */
export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, lastUpdatedBy, permalink, tags } = useDoc().metadata;
  const dates = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <footer className={`${styles.end} no-print`}>
      <Feedback page={permalink} />
      {tags.length > 0 && (
        <ul aria-label="Tags" className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag.permalink}>
              <Link title={tag.description} to={tag.permalink}>
                {tag.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(lastUpdatedAt != null || lastUpdatedBy) && (
        <span>
          Updated
          {lastUpdatedAt != null && (
            <>
              {' '}
              <time dateTime={new Date(lastUpdatedAt).toISOString()}>
                {dates.format(new Date(lastUpdatedAt))}
              </time>
            </>
          )}
          {lastUpdatedBy && ` by ${lastUpdatedBy}`}
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

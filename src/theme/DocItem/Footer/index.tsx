import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Button from '@mui/material/Button';
import Icon from '@site/plugins/shared/components/Icon';
import Feedback from '@site/src/components/Feedback';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: shows the feedback form, the date of the last change, and the link to edit the page. */
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
          <Translate
            id="site.updated"
            values={{
              date: (
                <time dateTime={new Date(lastUpdatedAt).toISOString()}>
                  {dates.format(new Date(lastUpdatedAt))}
                </time>
              ),
            }}
          >
            {'Updated {date}'}
          </Translate>
        </span>
      )}
      {editUrl && (
        <Button component={Link} to={editUrl}>
          <Icon name="edit" size={14} />
          {translate({ id: 'theme.common.editThisPage', message: 'Edit this page' })}
        </Button>
      )}
    </footer>
  );
}

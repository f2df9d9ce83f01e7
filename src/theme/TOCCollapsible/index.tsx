import { translate } from '@docusaurus/Translate';
import ListItemButton from '@mui/material/ListItemButton';
import Icon from '@site/plugins/shared/components/Icon';
import { NativeSummary } from '@site/plugins/shared/components/nativeControls';
import type { Props } from '@theme/TOCCollapsible';
import type { ReactNode } from 'react';
import TocLinks from '../TOC/TocLinks';
import styles from './styles.module.css';

/** Ejected: renders the table of contents for narrow screens as a native `<details>`. */
export default function TOCCollapsible({ toc }: Props): ReactNode {
  return (
    <details
      className={`${styles.fold} no-print`}
      suppressHydrationWarning
      // The list would otherwise cover the section that the reader chose.
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('a')) {
          currentTarget.open = false;
        }
      }}
    >
      <ListItemButton className={styles.summary} component={NativeSummary}>
        {translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
        <Icon className={styles.chevron} name="chevronDown" />
      </ListItemButton>
      <TocLinks id="siteTocFold" items={toc} />
    </details>
  );
}

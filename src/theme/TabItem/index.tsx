import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Ejected: one panel; the stylesheet of `Tabs` shows or hides it. Its label precedes it where all panels
 * are shown: on paper and in the page's Markdown copy.
 */
export default function TabItem({ children, className, label, value }: Props): ReactNode {
  return (
    <div className={className} data-tab-panel>
      <p aria-hidden="true" className={styles.label}>
        <strong>{label ?? value}</strong>
      </p>
      {children}
    </div>
  );
}

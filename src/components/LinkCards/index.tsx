import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The ways on from an overview, as cards. Writers put a list into it, each entry a link and what is
 * behind it; the links are ordinary ones, so that the build checks them.
 */
export default function LinkCards({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

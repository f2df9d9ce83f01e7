import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface PlainPageProps {
  heading: string;
  /** What the page is, in one sentence. */
  lead: string;
  children: ReactNode;
}

/** The content of a page of all products, which has neither drawer nor contents. */
export default function PlainPage({ heading, lead, children }: PlainPageProps): ReactNode {
  return (
    <main className={styles.main} id="siteContent">
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}

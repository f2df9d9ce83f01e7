import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface PlainPageProps {
  heading: string;
  /** Describes the page in one sentence. */
  lead: string;
  children: ReactNode;
}

/** Renders a page of all products, which has neither a sidebar nor a table of contents. */
export default function PlainPage({ heading, lead, children }: PlainPageProps): ReactNode {
  return (
    <main className={styles.main} id="siteContent">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
  );
}

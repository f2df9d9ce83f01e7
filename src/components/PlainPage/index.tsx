import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface PlainPageProps {
  heading: string;
  /** A sentence that describes the page. */
  lead: string;
  className?: string;
  children: ReactNode;
}

/** Renders a page that belongs to no single product, and has neither a sidebar nor a table of contents. */
export default function PlainPage({
  heading,
  lead,
  className,
  children,
}: PlainPageProps): ReactNode {
  return (
    <main className={clsx(styles.main, className)} id="siteContent">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
  );
}

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ejected: a heading with a plain anchor to itself, which the starter also copies. */
export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props}>{children}</As>;
  }
  brokenLinks.collectAnchor(id);
  const name = typeof children === 'string' ? children : id;
  return (
    <As {...props} id={id}>
      {children}
      <a
        aria-label={`Direct link to ${name}`}
        className={`hash-link ${styles.anchor}`}
        href={`#${id}`}
      />
    </As>
  );
}

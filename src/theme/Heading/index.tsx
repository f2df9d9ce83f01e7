import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Returns the text of a heading's children, without markup. */
function getText(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (isValidElement<PropsWithChildren>(child)) {
        return getText(child.props.children);
      }
      return typeof child === 'string' || typeof child === 'number' ? child : '';
    })
    .join('');
}

/**
 * Ejected: renders the anchor as a plain link, whose URL the inline script copies on a click. As in Docusaurus's
 * heading, the anchor's label contains the heading's text. The heading's own name doesn't contain the anchor's label.
 */
export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props}>{children}</As>;
  }
  brokenLinks.collectAnchor(id);
  const name = getText(children).trim() || id;
  // The ids of headings contain no dots.
  const labelId = `${id}.label`;
  return (
    <As aria-labelledby={labelId} {...props} id={id}>
      <span id={labelId}>{children}</span>
      <a
        aria-label={translate(
          { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
          { heading: name },
        )}
        className={`hash-link ${styles.anchor}`}
        href={`#${id}`}
      />
    </As>
  );
}

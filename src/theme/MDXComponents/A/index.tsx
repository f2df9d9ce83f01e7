import { InsideLinkContext } from '@site/src/components/ImageZoom';
import OriginalA from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import type { ReactNode } from 'react';
import { useSiteLink } from '@site/plugins/shared/components/SiteLink';

/**
 * Returns whether a link leads to a file that the bundler emits. Docusaurus marks such links, but adds a slash to their
 * URLs (https://github.com/facebook/docusaurus/issues/6282).
 */
const isFile = (props: Props): boolean => 'data-noBrokenLinkCheck' in props;

/**
 * Wraps Docusaurus's link: adds the reader's language to URLs of pages, adds no trailing slash to URLs of files, and
 * disables the zoom of images inside a link.
 */
export default function MDXA(props: Props): ReactNode {
  const siteLink = useSiteLink(props.href);
  return (
    <InsideLinkContext value>
      <OriginalA
        {...props}
        {...(isFile(props) ? { href: `pathname://${props.href}` } : siteLink)}
      />
    </InsideLinkContext>
  );
}

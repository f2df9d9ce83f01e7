import { InsideLink } from '@site/plugins/shared/components/ImageZoom';
import OriginalA from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import type { ReactNode } from 'react';
import { useSiteLink } from '../../../../plugins/shared/components/SiteLink/useSiteLink';

/**
 * Wraps the stock link, so that links in a page's text lead to the reader's language. A picture in a
 * link's text leads where the link does, instead of zooming.
 */
export default function MDXA(props: Props): ReactNode {
  return (
    <InsideLink value>
      <OriginalA {...props} {...useSiteLink(props.href)} />
    </InsideLink>
  );
}

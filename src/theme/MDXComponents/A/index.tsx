import { InsideLinkContext } from '@site/src/components/ImageZoom';
import OriginalA from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import type { ReactNode } from 'react';
import { useSiteLink } from '@site/plugins/shared/components/SiteLink';

/** Wraps Docusaurus's link: adds the reader's language to URLs, and disables the zoom of images inside a link. */
export default function MDXA(props: Props): ReactNode {
  return (
    <InsideLinkContext value>
      <OriginalA {...props} {...useSiteLink(props.href)} />
    </InsideLinkContext>
  );
}

import Link, { type Props } from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useSiteLink } from './useSiteLink';

/** A link of the site's own parts, by the rule for languages and the blog. */
export default function SiteLink({ to, ...props }: Omit<Props, 'to'> & { to: string }): ReactNode {
  return <Link {...props} {...useSiteLink(to)} />;
}

import type { ComponentProps, ReactNode } from 'react';
import { addBaseUrl } from '../fakeSite';

interface LinkProps extends ComponentProps<'a'> {
  to?: string;
  /** An option of Docusaurus's link. External URLs don't change with either value. */
  autoAddBaseUrl?: boolean;
}

/** Renders a link without prefetching. */
export default function Link({
  to,
  href = to ?? '',
  autoAddBaseUrl = true,
  ...props
}: LinkProps): ReactNode {
  const url = href.replace('pathname://', '');
  return <a {...props} href={autoAddBaseUrl ? addBaseUrl(url) : url} />;
}

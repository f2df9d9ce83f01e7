import type { ComponentProps, ReactNode } from 'react';
import { withBase } from '../fakeSite';

interface LinkProps extends ComponentProps<'a'> {
  to?: string;
  /** Left to Docusaurus's own link; what comes whole is not changed here either. */
  autoAddBaseUrl?: boolean;
}

/** A link without prefetching. */
export default function Link({
  to,
  href = to ?? '',
  autoAddBaseUrl = true,
  ...props
}: LinkProps): ReactNode {
  const address = href.replace('pathname://', '');
  return <a {...props} href={autoAddBaseUrl ? withBase(address) : address} />;
}

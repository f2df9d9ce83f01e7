import type { ComponentProps, ReactNode } from 'react';
import { withBase } from '../fakeSite';

/** A link without prefetching. */
export default function Link({ to, ...props }: ComponentProps<'a'> & { to: string }): ReactNode {
  return <a {...props} href={withBase(to)} />;
}

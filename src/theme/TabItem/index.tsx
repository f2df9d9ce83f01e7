import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

/** Ejected: one panel; the stylesheet of `Tabs` shows or hides it. */
export default function TabItem({ children }: Props): ReactNode {
  return <div data-tab-panel>{children}</div>;
}

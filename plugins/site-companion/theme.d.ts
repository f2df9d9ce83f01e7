/** The theme components that the companion offers. */
declare module '@theme/AdSlot' {
  import type { ReactNode } from 'react';

  export default function AdSlot(): ReactNode;
}

import type { ReactNode } from 'react';

/** The site's own mark, in the accent of the current product: a panel with its handle. */
export default function Logo(): ReactNode {
  return (
    <svg aria-hidden="true" height="22" viewBox="0 0 22 22" width="22">
      <rect fill="var(--accent)" height="22" rx="6.500" width="22" />
      <path
        d="M5.500 7h8.500M9.700 7v8.500"
        fill="none"
        stroke="var(--on-accent)"
        strokeLinecap="round"
        strokeWidth="2.400"
      />
      <circle cx="15.300" cy="14.300" fill="var(--on-accent)" r="1.600" />
    </svg>
  );
}

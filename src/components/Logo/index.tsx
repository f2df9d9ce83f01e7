import type { ReactNode } from 'react';

/** Renders the site's logo in the accent color of the current product. */
export default function Logo(): ReactNode {
  return (
    <svg aria-hidden="true" height="22" viewBox="0 0 22 22" width="22">
      <rect fill="var(--mui-palette-primary-main)" height="22" rx="6.500" width="22" />
      <path
        d="M5.500 7h8.500M9.700 7v8.500"
        fill="none"
        stroke="var(--mui-palette-primary-contrastText)"
        strokeLinecap="round"
        strokeWidth="2.400"
      />
      <circle cx="15.300" cy="14.300" fill="var(--mui-palette-primary-contrastText)" r="1.600" />
    </svg>
  );
}

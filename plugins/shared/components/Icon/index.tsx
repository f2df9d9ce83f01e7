import type { ReactNode } from 'react';

/** Paths on a 16×16 grid, stroked; drawn for this site. */
const PATHS = {
  menu: 'M2.500 4.500h11M2.500 8h11M2.500 11.500h11',
  close: 'm4 4 8 8M12 4l-8 8',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.700 10.700 14 14',
  globe:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c1.700 1.600 2.500 3.600 2.500 6s-.8 4.400-2.500 6c-1.700-1.600-2.500-3.600-2.500-6S6.300 3.600 8 2Z',
  sun: 'M8 10.700a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400ZM8 1.500V3M8 13v1.500M1.500 8H3M13 8h1.500M3.400 3.400l1.100 1.100M11.500 11.500l1.100 1.100M12.600 3.400l-1.100 1.100M4.500 11.500l-1.100 1.100',
  moon: 'M13.500 9.600A5.800 5.800 0 0 1 6.400 2.500a5.800 5.800 0 1 0 7.100 7.100Z',
  system: 'M2.500 3h11v7.500h-11zM6 13.500h4M8 10.500v3',
  source: 'M5.500 4.500 2 8l3.500 3.500M10.500 4.500 14 8l-3.500 3.500',
  filter: 'M2.500 4h11M4.500 8h7M6.500 12h3',
  chevronDown: 'm4.500 6.500 3.500 3.500 3.500-3.500',
  chevronRight: 'm6.500 4.500 3.500 3.500-3.500 3.500',
  check: 'm3 8.500 3.200 3.200L13 5',
  copy: 'M6 5.500h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1ZM3 10.500v-7a1 1 0 0 1 1-1h6.500',
  external: 'M6.500 3.500h-3v9h9v-3M9.500 2.500h4v4M13.500 2.500 8 8',
  edit: 'm3 13 .7-3L10.500 3.200a1.300 1.300 0 0 1 1.900 0l.4.4a1.300 1.300 0 0 1 0 1.900L6 12.300z',
  more: 'M3.300 8a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0ZM7.800 8a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0ZM12.300 8a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0Z',
  note: 'M3.500 2.500h9v11h-9zM5.500 5.500h5M5.500 8h5M5.500 10.500h3',
  tip: 'M5.500 10.500c-1-.8-1.700-2-1.700-3.300a4.200 4.200 0 0 1 8.400 0c0 1.300-.7 2.500-1.700 3.300v1h-5zM6.300 13.800h3.400',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.500V11M8 5v.1',
  warning: 'M8 2.500 1.800 13.500h12.400ZM8 6.800v3M8 11.600v.1',
  danger: 'M5.500 2h5L14 5.500v5L10.500 14h-5L2 10.500v-5ZM8 5v3.500M8 10.900v.1',
} as const;

/** The name of an icon of the site. */
export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  /** Width and height in px. */
  size?: number;
  className?: string;
}

/** A decorative line icon in the current text colour; the words beside it carry the meaning. */
export default function Icon({ name, size = 16, className }: IconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.4"
      viewBox="0 0 16 16"
      width={size}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

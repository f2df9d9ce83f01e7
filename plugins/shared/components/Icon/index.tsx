import type { ReactNode } from 'react';

/** The paths of the icons on a 16×16 grid. Most are stroked. */
const ICON_PATHS = {
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  close: 'm4 4 8 8M12 4l-8 8',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.7 10.7 14 14',
  globe:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c1.7 1.6 2.5 3.6 2.5 6s-.8 4.4-2.5 6c-1.7-1.6-2.5-3.6-2.5-6S6.3 3.6 8 2Z',
  sun: 'M8 10.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1.1 1.1M11.5 11.5l1.1 1.1M12.6 3.4l-1.1 1.1M4.5 11.5l-1.1 1.1',
  moon: 'M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z',
  system: 'M2.5 3h11v7.5h-11zM6 13.5h4M8 10.5v3',
  source: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  hash: 'M6.5 2.5 5 13.5M11 2.5 9.5 13.5M2.5 6h11M2.5 10h11',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  chevronDown: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  chevronRight: 'm6.5 4.5 3.5 3.5-3.5 3.5',
  check: 'm3 8.5 3.2 3.2L13 5',
  copy: 'M6 5.5h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1ZM3 10.5v-7a1 1 0 0 1 1-1h6.5',
  external: 'M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13.5 2.5 8 8',
  play: 'M5 3.2v9.6L12.5 8z',
  edit: 'm3 13 .7-3L10.5 3.2a1.3 1.3 0 0 1 1.9 0l.4.4a1.3 1.3 0 0 1 0 1.9L6 12.3z',
  more: 'M3.5 6.9a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2ZM8 6.9a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2ZM12.5 6.9a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2Z',
  note: 'M3.5 2.5h9v11h-9zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  tip: 'M5.5 10.5c-1-.8-1.7-2-1.7-3.3a4.2 4.2 0 0 1 8.4 0c0 1.3-.7 2.5-1.7 3.3v1h-5zM6.3 13.8h3.4',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.5V11M8 5v.1',
  warning: 'M8 2.5 1.8 13.5h12.4ZM8 6.8v3M8 11.6v.1',
  danger: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5ZM8 5v3.5M8 10.9v.1',
  // GitHub's mark, from Octicons (https://github.com/primer/octicons, MIT).
  github:
    'M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82.64-.18 1.32-.27 2-.27.68 0 1.36.09 2 .27 1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8Z',
} as const;

/** The icons that are filled shapes instead of lines. */
const FILLED_ICONS: readonly string[] = ['more', 'github'];

export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  name: IconName;
  /** Width and height in px. */
  size?: number;
  className?: string;
}

/**
 * Renders a decorative icon in the current text color. Assistive technology ignores it, so pair it with visible text or
 * an accessible name.
 */
export default function Icon({ name, size = 16, className }: IconProps): ReactNode {
  const isFilled = FILLED_ICONS.includes(name);
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill={isFilled ? 'currentColor' : 'none'}
      height={size}
      stroke={isFilled ? 'none' : 'currentColor'}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.4"
      viewBox="0 0 16 16"
      width={size}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

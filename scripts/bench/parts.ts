/** What can be measured by itself. */
export const PARTS = [
  'build',
  'html',
  'paint',
  'work',
  'clicks',
  'react',
  'lighthouse',
  'growth',
] as const;

export type Part = (typeof PARTS)[number];

/** Those that take the time of loads. */
export const TIMED: readonly string[] = ['paint', 'work', 'clicks', 'react'] satisfies Part[];

/** What a reader can choose; `system` follows the operating system live. */
export type ColorModeChoice = 'light' | 'dark' | 'system';

/** Any value but the two schemes counts as no choice. */
export function parseChoice(value: unknown): ColorModeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

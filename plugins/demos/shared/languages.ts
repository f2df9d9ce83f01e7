/** The highlighter's language for each extension of the demos' files. */
const LANGUAGES_BY_EXTENSION = { tsx: 'tsx', ts: 'ts', js: 'jsx', css: 'css' } as const;

type Extension = keyof typeof LANGUAGES_BY_EXTENSION;

export type DemoLanguage = (typeof LANGUAGES_BY_EXTENSION)[Extension];

/** Returns the highlighter's language for a file: `tsx` for `OrdersDesk.tsx`. */
export function getLanguage(name: string): DemoLanguage {
  return LANGUAGES_BY_EXTENSION[name.slice(name.lastIndexOf('.') + 1) as Extension];
}

/** The languages of demos' files, as the highlighter calls them, by the ending of their names. */
const LANGUAGES = {
  tsx: 'tsx',
  ts: 'ts',
  jsx: 'jsx',
  js: 'jsx',
  css: 'css',
  json: 'json',
} as const;

/** A language that a demo may have, or none. */
export type DemoLanguage = (typeof LANGUAGES)[keyof typeof LANGUAGES] | 'text';

/** The language of a file: `OrdersDesk.tsx` → `tsx`. */
export function languageOf(name: string): DemoLanguage {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(LANGUAGES, ending) ? LANGUAGES[ending as keyof typeof LANGUAGES] : 'text';
}

/** The highlighter's language for each file extension that demos use. */
const LANGUAGES_BY_EXTENSION = {
  tsx: 'tsx',
  ts: 'ts',
  jsx: 'jsx',
  js: 'jsx',
  css: 'css',
  json: 'json',
} as const;

export type DemoLanguage =
  (typeof LANGUAGES_BY_EXTENSION)[keyof typeof LANGUAGES_BY_EXTENSION] | 'text';

/** Returns the highlighter's language for a file: `tsx` for `OrdersDesk.tsx`. */
export function getLanguage(name: string): DemoLanguage {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(LANGUAGES_BY_EXTENSION, extension)
    ? LANGUAGES_BY_EXTENSION[extension as keyof typeof LANGUAGES_BY_EXTENSION]
    : 'text';
}

/** The highlighter's languages of demo files, by file extension. */
const LANGUAGES = {
  tsx: 'tsx',
  ts: 'ts',
  jsx: 'jsx',
  js: 'jsx',
  css: 'css',
  json: 'json',
} as const;

export type DemoLanguage = (typeof LANGUAGES)[keyof typeof LANGUAGES] | 'text';

/** Returns the language of a file: `OrdersDesk.tsx` → `tsx`. */
export function getLanguage(name: string): DemoLanguage {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(LANGUAGES, extension)
    ? LANGUAGES[extension as keyof typeof LANGUAGES]
    : 'text';
}

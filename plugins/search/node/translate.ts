import type { LoadContext } from '@docusaurus/types';

let translations: LoadContext['codeTranslations'] = {};

/** Sets the translations of the language that is being built. */
export function setTranslations(codeTranslations: LoadContext['codeTranslations']): void {
  translations = codeTranslations;
}

/** Replaces `translate` of `@docusaurus/Translate` in Node.js. */
export function translate({ id, message }: { id: string; message: string }): string {
  return translations[id] ?? message;
}

/** Where a page says which others may be made ready: speculation rules (../node/nextPages.ts). */
export const findNextPagesRules = (): HTMLScriptElement | null =>
  document.querySelector('script[type=speculationrules]');

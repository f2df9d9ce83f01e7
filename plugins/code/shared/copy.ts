/** Marks the button that copies a block. */
export const COPY_ATTRIBUTE = 'data-copy-code';

/** Finds the version of a block's code that CSS shows. */
export function findVisibleCode(block: Element | null): Element | undefined {
  const versions = [...(block?.querySelectorAll('code') ?? [])];
  return versions.find((code) => code.getClientRects().length > 0) ?? versions[0];
}

/** Marks the button of a block that copies it. */
export const COPY_ATTRIBUTE = 'data-copy-code';

/** The code that is shown, if there are several versions. */
export function shownCode(block: Element | null): Element | undefined {
  const versions = [...(block?.querySelectorAll('code') ?? [])];
  return versions.find((code) => code.getClientRects().length > 0) ?? versions[0];
}

/**
 * Finds the element that matches a selector.
 *
 * @param within - the document by default
 * @throws if no element matches
 */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`Expected ${selector} on the page, found nothing.`);
  }
  return element;
}

/** Finds an input. */
export function findField(selector: string, within?: ParentNode): HTMLInputElement {
  return find(selector, within) as HTMLInputElement;
}

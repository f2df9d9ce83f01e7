/**
 * Returns the element that matches a selector.
 *
 * @param within - the container, which is the document by default
 * @throws if no element matches
 */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`Expected ${selector} on the page, found nothing.`);
  }
  return element;
}

/** Returns the input that matches a selector. */
export function findField(selector: string, within?: ParentNode): HTMLInputElement {
  return find(selector, within) as HTMLInputElement;
}

/**
 * The element that a selector finds.
 *
 * @param within the page, unless told otherwise
 * @throws if there is none: the test does not look at what it means to
 */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`Expected ${selector} on the page, found nothing.`);
  }
  return element;
}

/** The same for a field. */
export function findField(selector: string, within?: ParentNode): HTMLInputElement {
  return find(selector, within) as HTMLInputElement;
}

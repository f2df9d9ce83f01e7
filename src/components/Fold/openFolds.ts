import { PAGE_CHANGE, PANEL_CHANGE } from '../../../plugins/page-start/shared/events';
import { tryDecode } from '../../../plugins/shared/paths';

/** Returns the radio button that selects a panel. Nested panels have their own. */
const getRadio = ({ dataset, parentElement }: HTMLElement): HTMLInputElement | null | undefined =>
  parentElement?.querySelector(`:scope>:not([data-panel]) [value="${dataset.panel}"]`);

/** Lets browsers find text in panels that aren't selected. */
function hidePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(
    '[data-panel]:not([data-variant=JS])',
  )) {
    Object.assign(panel, { hidden: getRadio(panel)?.checked === false && 'until-found' });
  }
}

/** Opens an element if it is a collapsed part. */
function openDetails(element: Element): void {
  if (element instanceof HTMLDetailsElement) {
    element.open = true;
  }
}

/**
 * Opens the collapsed parts around the heading in the URL's hash, and those between it and the next heading. If the
 * section is on another page now (src/markdown/remarkMovedSections.ts), opens that page.
 */
function openSection(): void {
  const section = document.getElementById(tryDecode(location.hash.slice(1)));
  if (!section) {
    return;
  }
  const moved = section.closest('.moved-sections') && section.querySelector('a');
  if (moved) {
    location.replace(moved.href);
  }
  // Browsers open the parts around a heading only for links within a page.
  if (!section.checkVisibility()) {
    for (let part = section.parentElement; part; part = part.parentElement) {
      openDetails(part);
      getRadio(part)?.click();
    }
    section.scrollIntoView();
  }
  let next = section.nextElementSibling;
  while (next && !next.tagName.startsWith('H')) {
    openDetails(next);
    next = next.nextElementSibling;
  }
}

/** Shows the section in the URL's hash. */
export function beforePaint(): void {
  if (location.hash) {
    document.addEventListener('DOMContentLoaded', openSection);
  }
}

/** Shows a section when a reader follows a link to it, and a panel that contains text that a reader searches. */
export function afterPaint(): void {
  addEventListener('hashchange', openSection);
  document.addEventListener(PAGE_CHANGE, openSection);
  hidePanels();
  document.addEventListener('beforematch', ({ target }) =>
    getRadio(target as HTMLElement)?.click(),
  );
  for (const type of ['DOMContentLoaded', 'change', PAGE_CHANGE, PANEL_CHANGE]) {
    document.addEventListener(type, hidePanels);
  }
}

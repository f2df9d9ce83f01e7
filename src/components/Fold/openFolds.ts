import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { tryDecode } from '../../../plugins/shared/paths';

/**
 * Opens the collapsed parts between the heading in the URL's hash and the next heading. If the section is on another
 * page now (src/markdown/remarkMovedSections.ts), opens that page.
 */
function openSection(): void {
  const section = document.getElementById(tryDecode(location.hash.slice(1)));
  const moved = section?.closest('.moved-sections') && section.querySelector('a');
  if (moved) {
    location.replace(moved.href);
  }
  let next = section?.nextElementSibling;
  while (next && !next.tagName.startsWith('H')) {
    if (next instanceof HTMLDetailsElement) {
      next.open = true;
    }
    next = next.nextElementSibling;
  }
}

/** Shows the section in the URL's hash. */
export function beforePaint(): void {
  if (location.hash) {
    document.addEventListener('DOMContentLoaded', openSection);
  }
}

/** Shows a section when a reader follows a link to it. */
export function afterPaint(): void {
  addEventListener('hashchange', openSection);
  document.addEventListener(PAGE_CHANGE, openSection);
}

import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { tryDecode } from '../../../plugins/shared/paths';

/** Opens the collapsed parts between the heading in the URL's hash and the next heading. */
function openSection(): void {
  let next = document.getElementById(tryDecode(location.hash.slice(1)))?.nextElementSibling;
  while (next && !next.tagName.startsWith('H')) {
    if (next instanceof HTMLDetailsElement) {
      next.open = true;
    }
    next = next.nextElementSibling;
  }
}

/** Opens the collapsed parts of the section in the URL's hash. */
export function beforePaint(): void {
  if (location.hash) {
    document.addEventListener('DOMContentLoaded', openSection);
  }
}

/** Opens the collapsed parts of a section when a reader follows a link to the section. */
export function afterPaint(): void {
  addEventListener('hashchange', openSection);
  document.addEventListener(PAGE_CHANGE, openSection);
}

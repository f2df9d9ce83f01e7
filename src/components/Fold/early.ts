import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { tryDecode } from '../../../plugins/shared/tryDecode';

/** Opens the collapsed parts between the heading that the hash names and the next heading. */
function openSection(): void {
  let next = document.getElementById(tryDecode(location.hash.slice(1)))?.nextElementSibling;
  while (next && !next.tagName.startsWith('H')) {
    if (next instanceof HTMLDetailsElement) {
      next.open = true;
    }
    next = next.nextElementSibling;
  }
}

/** Opens the collapsed parts of a section when a reader follows a link to it. */
export default function initFolds(): void {
  for (const type of ['DOMContentLoaded', 'hashchange', PAGE_CHANGE]) {
    // The capture phase reaches the window for events of the document, too.
    addEventListener(type, openSection, true);
  }
}

import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { decoded } from '../../../plugins/shared/decoded';

/** Opens what is folded between the heading that the address names and the next one. */
function openSection(): void {
  let next = document.getElementById(decoded(location.hash.slice(1)))?.nextElementSibling;
  while (next && !next.tagName.startsWith('H')) {
    if (next instanceof HTMLDetailsElement) {
      next.open = true;
    }
    next = next.nextElementSibling;
  }
}

/** Who follows a link to a section finds all of it. */
export default function initFolds(): void {
  for (const type of ['DOMContentLoaded', 'hashchange', PAGE_CHANGE]) {
    // On its way down the window hears of them all.
    addEventListener(type, openSection, true);
  }
}

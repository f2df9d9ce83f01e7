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

/** Opens the collapsed parts of a section when a reader follows a link to the section. */
export default function initFolds(): void {
  for (const type of ['DOMContentLoaded', 'hashchange', PAGE_CHANGE]) {
    // Listens in the capture phase, because `PAGE_CHANGE` is dispatched on `document` and doesn't bubble to `window`.
    addEventListener(type, openSection, true);
  }
}

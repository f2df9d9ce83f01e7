import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';

/** The elements of a section: from its heading to the next one. */
function* sectionOf(heading: Element): Generator<Element> {
  let next: Element | null = heading;
  do {
    yield next;
    next = next.nextElementSibling;
  } while (next && !/^H\d$/.test(next.tagName));
}

/** Opens what is folded of the section that the address names, and around it. */
function openTarget(): void {
  // After a client navigation the browser knows of no target.
  const target =
    document.getElementById(location.hash.slice(1)) ?? document.querySelector(':target');
  for (const element of target ? sectionOf(target) : []) {
    const fold = element.closest('details');
    if (fold) {
      fold.open = true;
    }
  }
}

/** Who follows a link to a section finds all of it: what is folded in it opens. */
export default function initFolds(): void {
  addEventListener('hashchange', openTarget);
  document.addEventListener('DOMContentLoaded', openTarget);
  document.addEventListener(PAGE_CHANGE, openTarget);
}

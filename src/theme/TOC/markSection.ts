import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { whenParsed } from '../../../plugins/page-start/shared/moments';
import { tryDecode } from '../../../plugins/shared/paths';
import { keepInView } from '../keepInView';

/** The top part of the window in which a heading counts as reached, because readers look below the top edge. */
const READING_LINE_SHARE = 0.3;

/** Returns the distance of a link's heading from the top of the window. */
const getTop = ({ hash }: HTMLAnchorElement): number =>
  document.getElementById(tryDecode(hash.slice(1)))?.getBoundingClientRect().top ?? Infinity;

/** Matches the tables of contents of wide and narrow screens. */
const TOC_SELECTOR = 'ul:is(#siteToc, #siteTocFold)';

/** Marks the current section in a table of contents, and moves the marker to it. */
function markSection(toc: HTMLElement): void {
  const links = [...toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  // At the end of the page, all sections are reached.
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const line = innerHeight * (isAtEnd ? 1 : READING_LINE_SHARE);
  const reached = links.filter((link) => getTop(link) <= line);
  // If several short sections are in view, the reader may have followed a link to one of them.
  const chosen = reached.find((link) => link.hash === location.hash && getTop(link) >= 0);
  const current = chosen ?? reached.at(-1) ?? links[0];
  // The table of contents scrolls only when the section changes, because readers may scroll a long one themselves.
  if (current && toc.parentElement && !current.hasAttribute('aria-current')) {
    keepInView(toc.parentElement, current);
  }
  for (const link of links) {
    if (link === current) {
      link.setAttribute('aria-current', 'true');
      toc.style.setProperty('--toc-top', `${link.offsetTop}px`);
      toc.style.setProperty('--toc-height', `${link.offsetHeight}px`);
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/**
 * Marks the current section at most once per frame, while the reader scrolls and a table of contents is visible. An
 * IntersectionObserver reports the visibility without forcing a layout.
 */
export function afterPaint(): void {
  const shown = new Set<HTMLElement>();
  let frame = 0;
  const schedule = (): void => {
    if (shown.size > 0) {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        shown.forEach(markSection);
      });
    }
  };
  const tocObserver = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      shown[isIntersecting ? 'add' : 'delete'](target as HTMLElement);
    }
    schedule();
  });
  const watch = (): void => {
    tocObserver.disconnect();
    shown.clear();
    document.querySelectorAll(TOC_SELECTOR).forEach((toc) => tocObserver.observe(toc));
  };
  // At the end of the page, a link to a heading doesn't scroll.
  for (const type of ['scroll', 'resize', 'hashchange']) {
    addEventListener(type, schedule);
  }
  whenParsed(watch);
  document.addEventListener(PAGE_CHANGE, watch);
}

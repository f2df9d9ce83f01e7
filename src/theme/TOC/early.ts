import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { decoded } from '../../../plugins/shared/decoded';
import { keepInView } from '../keepInView';

/** How far below the viewport's top, in px, a heading counts as reached: app bar and some air. */
const READING_LINE_PX = 96;

function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decoded(link.hash.slice(1)));
}

/** Not just any element of that id: a page may have a heading "TOC". */
const findTable = (): HTMLElement | null => document.querySelector<HTMLElement>('ul#siteToc');

/** Marks the section that is being read in the table of contents, and moves the marker there. */
function markSection(): void {
  const toc = findTable();
  const links = [...(toc?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  if (!toc || links.length === 0) {
    return;
  }
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const reached = links.filter((link) => {
    const heading = headingOf(link);
    return heading !== null && heading.getBoundingClientRect().top <= READING_LINE_PX;
  });
  const current = atEnd && scrollY > 0 ? links.at(-1) : (reached.at(-1) ?? links[0]);
  // Only when it changes: readers scroll a long table by themselves, too.
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
 * The scroll spy: once a frame while the reader scrolls, where there is a table to be seen. The browser says
 * so once it has laid out the page: whoever asks earlier has it laid out before its time.
 */
export default function initTableOfContents(): void {
  let isShown = false;
  let frame = 0;
  const schedule = (): void => {
    if (isShown) {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        markSection();
      });
    }
  };
  const tables = new IntersectionObserver((entries) => {
    isShown = entries.some(({ isIntersecting }) => isIntersecting);
    schedule();
  });
  const watch = (): void => {
    tables.disconnect();
    const toc = findTable();
    if (toc) {
      tables.observe(toc);
    }
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  document.addEventListener('DOMContentLoaded', watch);
  document.addEventListener(PAGE_CHANGE, watch);
}

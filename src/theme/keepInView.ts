/** What is nearer to a box's end than this, in px, is hardly seen: there it fades. */
const FADE_PX = 40;

/**
 * Scrolls a box, and not the page, so that an element in it is seen: in the middle, unless it is seen
 * already.
 *
 * @param box what scrolls
 * @param element what is to be seen
 * @param cover what stays at the top of the box and covers what is under it
 */
export function keepInView(box: Element, element: Element, cover?: Element | null): void {
  const { top, bottom } = element.getBoundingClientRect();
  const edges = box.getBoundingClientRect();
  const from = cover?.getBoundingClientRect().bottom ?? edges.top;
  if (top < from || bottom > edges.bottom - FADE_PX) {
    box.scrollTop += (top + bottom - from - edges.bottom) / 2;
  }
}

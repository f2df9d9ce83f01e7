/** The height in px of the fade at the end of a box. */
const FADE_PX = 40;

/**
 * Scrolls a box, but not the page, so that an element is in the middle of it, unless the element is visible already.
 *
 * @param box - The scroll container.
 * @param element - The element to show.
 * @param cover - A sticky element that covers the top of the box.
 */
export function keepInView(box: Element, element: Element, cover?: Element | null): void {
  const { top, bottom } = element.getBoundingClientRect();
  const edges = box.getBoundingClientRect();
  const from = cover?.getBoundingClientRect().bottom ?? edges.top;
  if (top < from || bottom > edges.bottom - FADE_PX) {
    box.scrollTop += (top + bottom - from - edges.bottom) / 2;
  }
}

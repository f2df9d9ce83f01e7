/** The height in px of the fade at the end of a box. */
const FADE_PX = 40;

/**
 * Scrolls a box so that an element is in the middle of it, together with the heading of its group if both fit, unless
 * the element is already visible. The page itself doesn't scroll.
 *
 * @param box - the scroll container
 * @param element - the element to show
 * @param cover - a sticky element that covers the top of the box
 */
export function keepInView(box: Element, element: Element, cover?: Element | null): void {
  const { top, bottom } = element.getBoundingClientRect();
  const edges = box.getBoundingClientRect();
  const from = cover?.getBoundingClientRect().bottom ?? edges.top;
  const end = edges.bottom - FADE_PX;
  if (top < from || bottom > end) {
    const heading = element.closest('ul')?.closest('li')?.getBoundingClientRect().top ?? top;
    const middle = top - (edges.bottom - from) / 2;
    const start = bottom - heading < end - from ? Math.min(heading, middle) : middle;
    // The box starts with a whole item, so that neither an item nor its heading is cut off. Hidden items have no height.
    const first = [...box.querySelectorAll('li')].find(
      (item) => item.offsetHeight && item.getBoundingClientRect().top >= start,
    );
    box.scrollTop += (first?.getBoundingClientRect().top ?? start) - from;
  }
}

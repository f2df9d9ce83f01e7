import { EMPTY_PLACES, PLACE_ADDED } from '../shared/frames';

/**
 * How far ahead of a reader on the way frames load: as far as Chromium looks for lazy ones on a quick line
 * (LazyFrameLoadingDistanceThreshold).
 */
const AHEAD = '1250px';

/**
 * Brings demos' frames: at the top of a page only those in the window, and well before they come into view
 * once the reader moves. A page that nobody sees yet, made ready ahead or in another tab, has none; browsers
 * would load all of its lazy ones, and make a document for each while they parse the page.
 */
export function loadFrames(): void {
  const fill: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        // What the place says of its frame, the address and the name.
        const { dataset } = target as HTMLElement;
        target.append(Object.assign(document.createElement('iframe'), dataset));
      }
    }
  };
  let near = new IntersectionObserver(fill);
  const watch = (): void =>
    document.querySelectorAll(EMPTY_PLACES).forEach((place) => near.observe(place));
  document.addEventListener('DOMContentLoaded', watch);
  document.addEventListener(PLACE_ADDED, watch);
  addEventListener(
    'scroll',
    () => {
      near.disconnect();
      near = new IntersectionObserver(fill, { rootMargin: AHEAD });
      watch();
    },
    { once: true },
  );
}

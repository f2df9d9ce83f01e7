import { FRAME_ADDED, FRAMES_TO_LOAD } from '../shared/frames';

/**
 * How far ahead of a reader on the way frames load: as far as Chromium looks for lazy ones on a quick line
 * (LazyFrameLoadingDistanceThreshold).
 */
const AHEAD = '1250px';

/** Loads each frame that it is given when it is in the window, or as near to it as the margin says. */
function loadNear(rootMargin?: string): IntersectionObserver {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          near.unobserve(target);
          const frame = target as HTMLIFrameElement;
          frame.src = frame.dataset.src ?? '';
        }
      }
    },
    { rootMargin },
  );
  return near;
}

/**
 * Loads demos' frames: at the top of a page only those in the window, and well before they come into view
 * once the reader moves. A page that nobody sees yet, made ready ahead or in another tab, loads none;
 * browsers would load all of its lazy ones.
 */
export function loadFrames(): void {
  let near = loadNear();
  const watch = (): void =>
    document.querySelectorAll(FRAMES_TO_LOAD).forEach((frame) => near.observe(frame));
  document.addEventListener('DOMContentLoaded', watch);
  document.addEventListener(FRAME_ADDED, watch);
  addEventListener(
    'scroll',
    () => {
      near.disconnect();
      near = loadNear(AHEAD);
      watch();
    },
    { once: true },
  );
}

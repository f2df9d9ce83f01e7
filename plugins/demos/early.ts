import { showRepeatedFiles } from './client/repeatedFiles';
import { EMPTY_PLACES, PLACE_ADDED } from './shared/frames';

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

/** The narrowest a demo gets, in px. */
const MIN_WIDTH_PX = 240;
/** What an arrow key changes, in percent of the full width. */
const STEP = 4;
const FULL = 100;

/**
 * Gives a handle's demo a share of its full width.
 *
 * @param share in percent, of the demo's left edge and full width in px
 */
function resize(handle: HTMLElement, share: (left: number, full: number) => number): void {
  const window = handle.parentElement;
  const stage = window?.parentElement;
  if (!window || !stage) {
    return;
  }
  const { left } = window.getBoundingClientRect();
  // The stage's padding is the same at both sides.
  const full = stage.clientWidth - 2 * (left - stage.getBoundingClientRect().left);
  const least = Math.min((MIN_WIDTH_PX / full) * FULL, FULL);
  const percent = Math.min(Math.max(share(left, full), least), FULL);
  window.style.width = percent === FULL ? '' : `${percent}%`;
  const width = percent === FULL ? '' : String(Math.round(window.clientWidth));
  handle.dataset.demoWidth = width;
  handle.ariaValueNow = String(Math.round(percent));
  handle.ariaValueText = width ? `${width} pixels` : 'Full width';
}

/** Listens for what a reader does with a handle. */
function on<Type extends keyof DocumentEventMap>(
  type: Type,
  act: (handle: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const { target } = event;
    const handle = target instanceof Element && target.closest<HTMLElement>('[data-demo-width]');
    if (handle) {
      act(handle, event);
    }
  });
}

/** Lets a reader try demos at other widths, by pointer and by keyboard. */
export function initDemoWidths(): void {
  on('pointerdown', (handle, { pointerId }) => handle.setPointerCapture(pointerId));
  on('pointermove', (handle, { pointerId, clientX }) => {
    if (handle.hasPointerCapture(pointerId)) {
      resize(handle, (left, full) => ((clientX - left) / full) * FULL);
    }
  });
  on('dblclick', (handle) => resize(handle, () => FULL));
  on('keydown', (handle, event) => {
    const percent = Number(handle.ariaValueNow);
    const wanted: Record<string, number> = {
      ArrowLeft: percent - STEP,
      ArrowRight: percent + STEP,
      Home: 0,
      End: FULL,
      Enter: FULL,
    };
    const next = wanted[event.key];
    if (next !== undefined) {
      event.preventDefault();
      resize(handle, () => next);
    }
  });
}

/** The inline script's part of demos: when their frames load, how wide they are, and files in several demos. */
export default function initDemos(): void {
  loadFrames();
  initDemoWidths();
  showRepeatedFiles();
}

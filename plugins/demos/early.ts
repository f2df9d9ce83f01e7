import { PLACEHOLDER_ADDED } from './shared/frames';
import { REPEATED_FILE } from './shared/types';

/**
 * The distance at which frames load once the reader scrolls: as far as Chromium loads lazy frames ahead on a fast
 * connection (LazyFrameLoadingDistanceThreshold).
 */
const LOAD_DISTANCE = '1250px';

/**
 * Loads demos' frames: at the top of a page only those in the window, and after the first scroll well before they
 * come into view. A page in the background, prerendered or in another tab, loads none. Native lazy frames would all
 * load there, and browsers would create a document for each while they parse the page.
 */
export function loadFrames(): void {
  const addFrames: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        // The placeholder's data attributes are the frame's `src` and `title`.
        const { dataset } = target as HTMLElement;
        target.append(Object.assign(document.createElement('iframe'), dataset));
      }
    }
  };
  let observer = new IntersectionObserver(addFrames);
  const observePlaceholders = (): void =>
    document
      .querySelectorAll('[data-src]:empty')
      .forEach((placeholder) => observer.observe(placeholder));
  document.addEventListener('DOMContentLoaded', observePlaceholders);
  document.addEventListener(PLACEHOLDER_ADDED, observePlaceholders);
  addEventListener(
    'scroll',
    () => {
      observer.disconnect();
      observer = new IntersectionObserver(addFrames, { rootMargin: LOAD_DISTANCE });
      observePlaceholders();
    },
    { once: true },
  );
}

/** The minimum width of a demo, in px. */
const MIN_WIDTH_PX = 240;
/** The step of an arrow key, in percent of the full width. */
const STEP_PERCENT = 4;
const FULL_PERCENT = 100;

/**
 * Resizes the demo of a handle.
 *
 * @param getPercent - returns the new width in percent, from the demo's left edge and full width in px
 */
function resize(handle: HTMLElement, getPercent: (left: number, full: number) => number): void {
  const window = handle.parentElement;
  const stage = window?.parentElement;
  if (!window || !stage) {
    return;
  }
  const { left } = window.getBoundingClientRect();
  // The stage's padding is the same at both sides.
  const full = stage.clientWidth - 2 * (left - stage.getBoundingClientRect().left);
  const min = Math.min((MIN_WIDTH_PX / full) * FULL_PERCENT, FULL_PERCENT);
  const percent = Math.min(Math.max(getPercent(left, full), min), FULL_PERCENT);
  window.style.width = percent === FULL_PERCENT ? '' : `${percent}%`;
  const width = percent === FULL_PERCENT ? '' : String(Math.round(window.clientWidth));
  handle.dataset.demoWidth = width;
  handle.ariaValueNow = String(Math.round(percent));
  handle.ariaValueText = width ? `${width} pixels` : 'Full width';
}

/** Listens to an event of the document that happens at a resize handle. */
function onHandle<Type extends keyof DocumentEventMap>(
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

/** Lets a reader resize demos, by pointer and by keyboard. */
export function initDemoWidths(): void {
  onHandle('pointerdown', (handle, { pointerId }) => handle.setPointerCapture(pointerId));
  onHandle('pointermove', (handle, { pointerId, clientX }) => {
    if (handle.hasPointerCapture(pointerId)) {
      resize(handle, (left, full) => ((clientX - left) / full) * FULL_PERCENT);
    }
  });
  onHandle('dblclick', (handle) => resize(handle, () => FULL_PERCENT));
  onHandle('keydown', (handle, event) => {
    const percent = Number(handle.ariaValueNow);
    const percentByKey: Record<string, number> = {
      ArrowLeft: percent - STEP_PERCENT,
      ArrowRight: percent + STEP_PERCENT,
      Home: 0,
      End: FULL_PERCENT,
      Enter: FULL_PERCENT,
    };
    const next = percentByKey[event.key];
    if (next !== undefined) {
      event.preventDefault();
      resize(handle, () => next);
    }
  });
}

/**
 * Replaces links to a file of an earlier demo by the file's code, when a reader chooses a file of the demo. In the
 * HTML, each file is there only once.
 */
export function showRepeatedFiles(): void {
  document.addEventListener('change', ({ target }) => {
    const demo = target instanceof Element && target.closest('[data-demo]');
    const links = demo ? demo.querySelectorAll<HTMLAnchorElement>(`[${REPEATED_FILE}]`) : [];
    for (const link of links) {
      const name = link.getAttribute(REPEATED_FILE) ?? '';
      const first = document.getElementById(link.hash.slice(1))?.closest('[data-demo]');
      const original = first?.querySelector(`[data-title="${CSS.escape(name)}"] code`);
      const code = link.closest('code');
      if (code && original?.textContent.trim()) {
        code.innerHTML = original.innerHTML;
      }
    }
  });
}

/** The demos' part of the inline script: it loads frames, resizes demos, and shows files of several demos. */
export default function initDemos(): void {
  loadFrames();
  initDemoWidths();
  showRepeatedFiles();
}

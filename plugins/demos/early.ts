import { PLACEHOLDER_ADDED } from './shared/frames';
import { REPEATED_FILE_ATTRIBUTE } from './shared/types';

/**
 * After the first scroll, frames load when they are within this distance of the viewport. Chromium uses the same
 * distance for lazy frames on fast connections (LazyFrameLoadingDistanceThreshold).
 */
const LOAD_DISTANCE = '1250px';

/**
 * Loads the frames of demos. Before the first scroll, only frames in the viewport load. After it, frames load well
 * before they enter the viewport. A page in the background (prerendered, or in another tab) loads none. Native lazy
 * loading would load all frames in background pages, and browsers create a document for each lazy frame while they
 * parse the page.
 */
export function loadFrames(): void {
  const addFrames: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        // The placeholder's data attributes become the frame's `src` and `title`.
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

/** The minimum width of a resized demo, in px. */
const MIN_WIDTH_PX = 240;
/** The change in width when a reader presses an arrow key, in percent of the full width. */
const STEP_PERCENT = 4;
const FULL_PERCENT = 100;

/**
 * Resizes the demo that a handle belongs to.
 *
 * @param handle - the resize handle
 * @param getPercent - returns the new width in percent, given the demo's left edge and full width in px
 */
function resize(handle: HTMLElement, getPercent: (left: number, full: number) => number): void {
  const window = handle.parentElement;
  const stage = window?.parentElement;
  if (!window || !stage) {
    return;
  }
  const { left } = window.getBoundingClientRect();
  // The stage has the same padding on both sides.
  const full = stage.clientWidth - 2 * (left - stage.getBoundingClientRect().left);
  const min = Math.min((MIN_WIDTH_PX / full) * FULL_PERCENT, FULL_PERCENT);
  const percent = Math.min(Math.max(getPercent(left, full), min), FULL_PERCENT);
  window.style.width = percent === FULL_PERCENT ? '' : `${percent}%`;
  const width = percent === FULL_PERCENT ? '' : String(Math.round(window.clientWidth));
  handle.dataset.demoWidth = width;
  handle.ariaValueNow = String(Math.round(percent));
  const { textPixels = '', textFullWidth = '' } = document.documentElement.dataset;
  handle.ariaValueText = width ? `${width} ${textPixels}` : textFullWidth;
}

/** Adds a listener for events on resize handles. */
function onHandleEvent<Type extends keyof DocumentEventMap>(
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

/** Lets readers resize demos with the pointer and the keyboard. */
export function initDemoResizing(): void {
  onHandleEvent('pointerdown', (handle, { pointerId }) => handle.setPointerCapture(pointerId));
  onHandleEvent('pointermove', (handle, { pointerId, clientX }) => {
    if (handle.hasPointerCapture(pointerId)) {
      resize(handle, (left, full) => ((clientX - left) / full) * FULL_PERCENT);
    }
  });
  onHandleEvent('dblclick', (handle) => resize(handle, () => FULL_PERCENT));
  onHandleEvent('keydown', (handle, event) => {
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
 * Replaces the link to an earlier demo's file with the file's code when a reader selects the file. The HTML contains
 * each file only once.
 */
export function showRepeatedFiles(): void {
  document.addEventListener('change', ({ target }) => {
    const demo = target instanceof Element && target.closest('[data-demo]');
    const links = demo
      ? demo.querySelectorAll<HTMLAnchorElement>(`[${REPEATED_FILE_ATTRIBUTE}]`)
      : [];
    for (const link of links) {
      const name = link.getAttribute(REPEATED_FILE_ATTRIBUTE) ?? '';
      const first = document.getElementById(link.hash.slice(1))?.closest('[data-demo]');
      const original = first?.querySelector(`[data-title="${CSS.escape(name)}"] code`);
      const code = link.closest('code');
      if (code && original?.textContent.trim()) {
        code.innerHTML = original.innerHTML;
      }
    }
  });
}

/** Entry point for the page's inline script: loads frames, resizes demos, and shows files that several demos share. */
export default function initDemos(): void {
  loadFrames();
  initDemoResizing();
  showRepeatedFiles();
}

/** The minimum width of a resized demo, in px. */
const MIN_WIDTH_PX = 240;
/** The change in width when a reader presses an arrow key, in percent of the full width. */
const STEP_PERCENT = 4;
const FULL_PERCENT = 100;

/**
 * Resizes the demo that a handle belongs to.
 *
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
export function afterPaint(): void {
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

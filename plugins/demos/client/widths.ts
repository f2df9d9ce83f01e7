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

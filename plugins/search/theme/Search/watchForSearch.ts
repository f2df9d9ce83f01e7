/** Matches elements that open the search. The panel loads when the pointer or the focus reaches one of them. */
const OPENER_SELECTOR = '[data-open-search]';

/**
 * Calls `onIntent` once when the dialog opens or is likely to open soon, or immediately if the inline script has
 * already opened it. Observes the `open` attribute, because Safari and older versions of Chromium don't dispatch
 * `toggle` events for dialogs.
 *
 * @returns a function that stops watching
 */
export function watchForSearch(dialog: HTMLDialogElement, onIntent: () => void): () => void {
  const watchOpen = new MutationObserver(() => {
    if (dialog.open) {
      finish();
    }
  });
  const onPointerOrFocus = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(OPENER_SELECTOR)) {
      finish();
    }
  };
  const stop = (): void => {
    watchOpen.disconnect();
    document.removeEventListener('pointerover', onPointerOrFocus);
    document.removeEventListener('focusin', onPointerOrFocus);
  };
  function finish(): void {
    stop();
    onIntent();
  }

  if (dialog.open) {
    onIntent();
    return stop;
  }
  watchOpen.observe(dialog, { attributeFilter: ['open'] });
  document.addEventListener('pointerover', onPointerOrFocus, { passive: true });
  document.addEventListener('focusin', onPointerOrFocus);
  return stop;
}

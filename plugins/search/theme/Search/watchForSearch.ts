/** What opens the search; pointing at it or focusing it is a sign that the search will be wanted. */
const OPENER = '[data-open-search]';

/**
 * Calls back once, when the dialog is open or about to be opened.
 *
 * It watches the `open` attribute and not the dialog's `toggle` event, which Safari and older
 * Chromium do not send for dialogs. A dialog that the starter opened before React came counts.
 *
 * @returns stops watching
 */
export function watchForSearch(dialog: HTMLDialogElement, onIntent: () => void): () => void {
  const watchOpen = new MutationObserver(() => {
    if (dialog.open) {
      finish();
    }
  });
  const notice = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(OPENER)) {
      finish();
    }
  };
  const stop = (): void => {
    watchOpen.disconnect();
    document.removeEventListener('pointerover', notice);
    document.removeEventListener('focusin', notice);
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
  document.addEventListener('pointerover', notice, { passive: true });
  document.addEventListener('focusin', notice);
  return stop;
}

import { isSearchShortcut } from '../shared/keys';
import { isPlainClick } from '../shared/plainClick';

/** Returns whether the target is an element that a typed character would go into. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

/**
 * Opens the dialog and prevents the browser's default action. Does nothing if the page has no dialog.
 */
function openDialogInstead(event: Event): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#siteSearch');
  if (dialog) {
    event.preventDefault();
    if (!dialog.open || !dialog.matches(':modal')) {
      // showModal() throws if an extension has set `open`.
      dialog.open = false;
      dialog.showModal();
      dialog.querySelector('input')?.select();
    }
  }
}

/**
 * Opens the search dialog before hydration: on a click on a search link, on Ctrl+K or ⌘K, and on `/` outside fields. If
 * the page has no dialog, the link leads to the list of all pages.
 */
export default function initSearch(): void {
  document.addEventListener('click', (event) => {
    if (
      isPlainClick(event) &&
      event.target instanceof Element &&
      event.target.closest('[data-open-search]') !== null
    ) {
      openDialogInstead(event);
    }
  });
  document.addEventListener('keydown', (event) => {
    // When browsers autofill a form, they dispatch a `keydown` event that has no key.
    if (!(event instanceof KeyboardEvent)) {
      return;
    }
    const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey;
    if (isSearchShortcut(event) || (isSlash && !isTyping(event.target))) {
      openDialogInstead(event);
    }
  });
}

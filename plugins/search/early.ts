import { isSearchShortcut } from '../shared/keys';
import { isPlainClick } from '../shared/plainClick';

/** Returns whether a key would be typed into this target. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

/** Opens the dialog instead of the browser's default action, which stays if the page has no dialog. */
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
 * Opens the search dialog before hydration: by its link, by Ctrl+K or ⌘K, and by `/` outside of fields.
 * Without the dialog, the link leads to the page that lists all pages.
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
    // Browsers that fill in a form send a plain Event of this type, without a key.
    if (!(event instanceof KeyboardEvent)) {
      return;
    }
    const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey;
    if (isSearchShortcut(event) || (isSlash && !isTyping(event.target))) {
      openDialogInstead(event);
    }
  });
}

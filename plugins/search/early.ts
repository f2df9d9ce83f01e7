import { isSearchShortcut } from '../shared/keys';
import { isPlainClick } from '../shared/plainClick';

/** True where a key is text, not a command. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

/** Opens the dialog instead of what the browser would do; without a dialog, that is left to it. */
function openDialogInstead(event: Event): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#siteSearch');
  if (dialog) {
    event.preventDefault();
    if (!dialog.open || !dialog.matches(':modal')) {
      // showModal() throws if something else, such as an extension, has set `open`.
      dialog.open = false;
      dialog.showModal();
      dialog.querySelector('input')?.select();
    }
  }
}

/**
 * Opens the search dialog at once, before React: by its link, by Ctrl+K or ⌘K, and by `/` outside of
 * fields. Without the dialog the link leads to the search page.
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

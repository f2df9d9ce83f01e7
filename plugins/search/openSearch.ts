import { ISLAND_DONE } from '../page-start/shared/events';
import { whenParsed } from '../page-start/shared/moments';
import { loadScripts } from '../page-start/shared/scripts';
import { isSearchShortcut } from '../shared/keys';
import { isPlainClick } from '../shared/plainClick';

/** Matches elements that open the search. Its script loads when the pointer or the focus reaches one of them. */
const OPENER_SELECTOR = '[data-open-search]';

/** Matches the button that loads the script again. */
const RETRY_SELECTOR = '[data-retry]';

/** Returns whether the target is an element that a typed character would go into. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

const findOpener = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(OPENER_SELECTOR) : null;

const findDialog = (): HTMLDialogElement | null => document.querySelector('dialog#siteSearch');

/** The time from the load of the last script to the first render, in ms, after which the search counts as failed. */
const START_TIMEOUT_MS = 3000;

let isLoading = false;

/** Loads the scripts of the search. The app starts after the first answer. */
function load(): void {
  const dialog = findDialog();
  if (!dialog || isLoading) {
    return;
  }
  isLoading = true;
  delete dialog.dataset.failed;
  const finish = (): boolean => document.dispatchEvent(new Event(ISLAND_DONE));
  dialog.addEventListener('close', finish);
  const check = (): void => {
    // The function is also called after a timeout. The island replaces the button.
    if (dialog.querySelector(RETRY_SELECTOR)) {
      dialog.dataset.failed = '';
      isLoading = false;
      // The scripts load again on a retry.
      scripts.forEach((script) => (script.dataset.failed = ''));
      finish();
    }
  };
  const scripts = loadScripts(check, 'searchScripts');
  // Some hosts respond to requests for missing scripts with a page, which loads but starts nothing.
  scripts.at(-1)?.addEventListener('load', () => setTimeout(check, START_TIMEOUT_MS));
}

/**
 * Opens the dialog. Does nothing if it is open.
 *
 * @param query - the text to search for, or null to keep the text in the field
 */
function open(dialog: HTMLDialogElement, query: string | null): void {
  const input = dialog.querySelector('input');
  if (input && query !== null) {
    input.value = query;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!dialog.open || !dialog.matches(':modal')) {
    // showModal() throws if an extension has set `open`.
    dialog.open = false;
    dialog.showModal();
    input?.select();
  }
  load();
}

/** Opens the dialog and prevents the browser's default action. Does nothing if the page has no dialog. */
function openInstead(event: Event, query: string | null = null): void {
  const dialog = findDialog();
  if (dialog) {
    event.preventDefault();
    open(dialog, query);
  }
}

const getQuery = (url: string): string | null => new URL(url).searchParams.get('q');

/** Opens the search with the query in the URL (`?q=`) on the page that lists all pages, where the form leads to. */
function openFromUrl(): void {
  const dialog = findDialog();
  const query = getQuery(location.href);
  const form = dialog?.querySelector('form');
  if (dialog && query && form?.action === location.origin + location.pathname) {
    open(dialog, query);
  }
}

/**
 * Opens the search dialog, which is static HTML: on a click on a search link, on Ctrl+K or ⌘K, and on `/` outside
 * fields. If the page has no dialog, the link leads to the list of all pages. `data-apple` makes the page show ⌘ instead
 * of Ctrl.
 */
export function afterPaint(): void {
  document.documentElement.toggleAttribute('data-apple', navigator.userAgent.includes('Mac'));
  // A capturing listener prevents the default action before the site's own handlers of links see the event.
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.matches(RETRY_SELECTOR)) {
        load();
      }
      const opener = findOpener(event);
      if (opener && isPlainClick(event)) {
        openInstead(event, opener instanceof HTMLAnchorElement ? getQuery(opener.href) : null);
      }
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    // When browsers autofill a form, they dispatch a `keydown` event that has no key.
    if (!(event instanceof KeyboardEvent)) {
      return;
    }
    const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey;
    if (isSearchShortcut(event) || (isSlash && !isTyping(event.target))) {
      openInstead(event);
    }
  });
  for (const type of ['pointermove', 'focusin']) {
    document.addEventListener(type, (event) => findOpener(event) && load(), { passive: true });
  }
  whenParsed(openFromUrl);
}

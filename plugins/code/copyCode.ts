import { COPIED_LABEL_MS, copyText, PAGE_COPIED_LABEL_MS } from './shared/copyText';
import { COPY_ATTRIBUTE } from './shared/copy';

/** Finds the version of a block's code that is shown. Text that only find-in-page would show has a height, too. */
function findVisibleCode(block: Element | null): HTMLElement | undefined {
  const versions = [...(block?.querySelectorAll('code') ?? [])];
  const isShown = (code: HTMLElement): boolean =>
    code.offsetHeight > 0 && !code.closest('[hidden="until-found"]');
  return versions.find(isShown) ?? versions[0];
}

/** The duration of the message if the browser denies access to the clipboard, in ms: long enough to press the keys. */
const COPY_HINT_MS = 5000;

/** Shows a message in an element for a limited time. */
function showMessage(element: Element | null, message: string, ms: number): void {
  // Each message has its own text node, so that the timer of an earlier message can't remove a later one.
  const text = new Text(message);
  element?.replaceChildren(text);
  setTimeout(() => text.remove(), ms);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(url);
  }
  return response.text();
}

async function copy(button: Element): Promise<void> {
  const url = button.getAttribute(COPY_ATTRIBUTE);
  const code = findVisibleCode(button.closest('[data-demo],.code,.command'));
  // React doesn't update the children of this element, so this script can replace them.
  const status = button.firstElementChild;
  // SiteMetadata renders the texts in the build's language.
  const {
    textCopied = '',
    textCopyHint = '',
    textCopyFailed = '',
  } = document.documentElement.dataset;
  try {
    await copyText(url ? fetchText(url) : (code?.textContent ?? ''));
    showMessage(status, textCopied, url ? PAGE_COPIED_LABEL_MS : COPIED_LABEL_MS);
  } catch {
    // The browser denied access, the page isn't served over HTTPS and therefore can't use the clipboard, or the text
    // didn't arrive. A keyboard shortcut can copy the selection.
    if (code) {
      getSelection()?.selectAllChildren(code);
    }
    showMessage(status, code ? textCopyHint : textCopyFailed, COPY_HINT_MS);
  }
}

/** Unfolds a block when a reader clicks a row between its lines. The button below the block does the same. */
function unfold(target: Element): void {
  const footer = target.closest('.fold-gap')?.closest('pre')?.nextElementSibling;
  if (footer instanceof HTMLDetailsElement) {
    footer.open = true;
  }
}

/**
 * Handles the copy buttons of pages, code blocks, and demos, both before and after hydration. Browsers allow access to the
 * clipboard only during a click, so the click can't be replayed after hydration.
 */
export function afterPaint(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) {
      return;
    }
    unfold(target);
    const button = target.closest(`[${COPY_ATTRIBUTE}]`);
    if (button) {
      void copy(button);
    }
  });
}

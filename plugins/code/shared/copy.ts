import { COPIED_MS, copyText } from '../../shared/copyText';

/** Marks the button of a block that copies it. */
export const COPY_ATTRIBUTE = 'data-copy-code';

/** The code that is shown, if there are several versions. */
export function shownCode(block: Element | null): Element | undefined {
  const versions = [...(block?.querySelectorAll('code') ?? [])];
  return versions.find((code) => code.getClientRects().length > 0) ?? versions[0];
}

/** The text to copy: without removed lines and hints, which the page's Markdown twin omits too. */
function textToCopy(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  copy.querySelectorAll('[data-markdown-ignore]').forEach((omitted) => omitted.remove());
  return copy.textContent;
}

/** The message after a refused copy, when the code is selected. */
const COPY_BY_KEY = 'Selected: press Ctrl+C or ⌘C';
/** How long it shows, in ms: long enough to read it and press the keys. */
const SELECTED_MS = 5000;

/** Shows a message in place of a button's label. */
function showFor(place: Element, message: string, ms: number): void {
  // Each message is a text node of its own, so that the timer of an earlier one can't remove it.
  const text = new Text(message);
  place.replaceChildren(text);
  setTimeout(() => text.remove(), ms);
}

async function copy(button: Element): Promise<void> {
  const code = shownCode(button.closest('figure'));
  // React leaves this element to us.
  const answer = button.firstElementChild;
  if (!code || !answer) {
    return;
  }
  try {
    await copyText(textToCopy(code));
  } catch {
    // The browser refuses, or has no clipboard because the page came without https. The reader can
    // copy the selection with one key.
    getSelection()?.selectAllChildren(code);
    showFor(answer, COPY_BY_KEY, SELECTED_MS);
    return;
  }
  showFor(answer, 'Copied', COPIED_MS);
}

/**
 * For the starter: copies a block at once, whether React has come or not. A browser gives the
 * clipboard to a click, not to one that is repeated seconds later.
 */
export function initCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${COPY_ATTRIBUTE}]`);
    if (button) {
      void copy(button);
    }
  });
}

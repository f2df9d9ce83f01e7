import { COPIED_MS, copyText } from '../shared/copyText';
import { COPY_ATTRIBUTE, shownCode } from './shared/copy';

/** The text to copy: without removed lines and type hints, which the page's Markdown copy omits too. */
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
  const status = button.firstElementChild;
  if (!code || !status) {
    return;
  }
  try {
    await copyText(textToCopy(code));
  } catch {
    // The browser refused, or the page has no https and so no clipboard. One key copies the selection.
    getSelection()?.selectAllChildren(code);
    showFor(status, COPY_BY_KEY, SELECTED_MS);
    return;
  }
  showFor(status, 'Copied', COPIED_MS);
}

/**
 * The inline script's part of code blocks: copies a block at once, before React and after. A browser
 * grants the clipboard to a click, but not to a click that is replayed seconds later.
 */
export default function initCode(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${COPY_ATTRIBUTE}]`);
    if (button) {
      void copy(button);
    }
  });
}

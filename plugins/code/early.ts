import { COPIED_MS, copyText } from '../shared/copyText';
import { COPY_ATTRIBUTE, findVisibleCode } from './shared/copy';

/** Returns the text to copy, without type hints. The Markdown copy of the page omits these too. */
function getTextToCopy(code: Element): string {
  const clone = code.cloneNode(true) as Element;
  clone.querySelectorAll('[data-markdown-ignore]').forEach((omitted) => omitted.remove());
  return clone.textContent;
}

/** The message after a refused copy, when the code is selected. */
const SELECTED_MESSAGE = 'Selected: press Ctrl+C or ⌘C';
/** Shows that message long enough to read it and to press the keys, in ms. */
const SELECTED_MESSAGE_MS = 5000;

/** Shows a message in place of a button's label. */
function showMessage(element: Element, message: string, ms: number): void {
  // Each message is a text node of its own, so that the timer of an earlier one can't remove it.
  const text = new Text(message);
  element.replaceChildren(text);
  setTimeout(() => text.remove(), ms);
}

async function copyCode(button: Element): Promise<void> {
  const code = findVisibleCode(button.closest('figure'));
  // React never updates this element.
  const status = button.firstElementChild;
  if (!code || !status) {
    return;
  }
  try {
    await copyText(getTextToCopy(code));
  } catch {
    // The browser refused, or the page has no https and so no clipboard. One key copies the selection.
    getSelection()?.selectAllChildren(code);
    showMessage(status, SELECTED_MESSAGE, SELECTED_MESSAGE_MS);
    return;
  }
  showMessage(status, 'Copied', COPIED_MS);
}

/**
 * Copies code blocks, both before React and after. The inline script does it at once, because browsers grant the
 * clipboard to a click, but not to a click that is replayed seconds later.
 */
export default function initCode(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${COPY_ATTRIBUTE}]`);
    if (button) {
      void copyCode(button);
    }
  });
}

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
    // Refused, or a page without https, which has no clipboard: one key copies what is selected.
    getSelection()?.selectAllChildren(code);
    return;
  }
  // A word of its own for each copy: the one before it cannot take it away.
  const word = new Text('Copied');
  answer.replaceChildren(word);
  setTimeout(() => word.remove(), COPIED_MS);
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

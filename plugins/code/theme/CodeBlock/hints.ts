/** Matches names whose type hint is visible (plugins/code/code.css). */
const VISIBLE_HINT = '.hinted:is(:hover, :focus)';

let isInitialized = false;

/**
 * Lets Escape close the visible type hint of any block (WCAG 2.2, success criterion 1.4.13). The hint can open again
 * after the pointer or the focus has left the name.
 */
export function initHints(): void {
  if (isInitialized) {
    return;
  }
  isInitialized = true;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') {
      return;
    }
    for (const name of document.querySelectorAll<HTMLElement>(VISIBLE_HINT)) {
      const restore = (): void => name.removeAttribute('data-closed');
      name.setAttribute('data-closed', '');
      name.addEventListener('pointerleave', restore, { once: true });
      name.addEventListener('blur', restore, { once: true });
    }
  });
}

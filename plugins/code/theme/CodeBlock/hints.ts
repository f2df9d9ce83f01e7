/** A name with what the compiler says of it; see plugins/code/code.css. */
const HINTED = '.hinted:is(:hover, :focus)';

let isOn = false;

/**
 * Once for all blocks: Escape puts away a hint that covers what a reader wants to see (WCAG 1.4.13). It
 * comes back when the pointer or the focus does.
 */
export function initHints(): void {
  if (isOn) {
    return;
  }
  isOn = true;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') {
      return;
    }
    for (const name of document.querySelectorAll<HTMLElement>(HINTED)) {
      const restore = (): void => name.removeAttribute('data-closed');
      name.setAttribute('data-closed', '');
      name.addEventListener('pointerleave', restore, { once: true });
      name.addEventListener('blur', restore, { once: true });
    }
  });
}

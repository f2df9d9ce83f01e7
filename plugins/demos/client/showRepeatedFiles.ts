import { REPEATED_FILE_ATTRIBUTE } from '../shared/types';

/**
 * Replaces the link to an earlier demo's file with the file's code when a reader selects the file. The HTML contains
 * each file only once.
 */
export function afterPaint(): void {
  document.addEventListener('change', ({ target }) => {
    const demo = target instanceof Element && target.closest('[data-demo]');
    const links = demo
      ? demo.querySelectorAll<HTMLAnchorElement>(`[${REPEATED_FILE_ATTRIBUTE}]`)
      : [];
    for (const link of links) {
      const name = link.getAttribute(REPEATED_FILE_ATTRIBUTE) ?? '';
      const first = document.getElementById(link.hash.slice(1))?.closest('[data-demo]');
      const original = first?.querySelector(`[data-title="${CSS.escape(name)}"] code`);
      const code = link.closest('code');
      if (code && original?.textContent.trim()) {
        code.innerHTML = original.innerHTML;
      }
    }
  });
}

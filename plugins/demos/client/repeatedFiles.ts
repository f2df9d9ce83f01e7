import { REPEATED_FILE } from '../shared/types';

/**
 * Shows files that an earlier demo of the page has, too. In the HTML they are links to that demo; when a
 * reader chooses a file of a demo, they become the code.
 */
export function showRepeatedFiles(): void {
  document.addEventListener('change', ({ target }) => {
    const demo = target instanceof Element && target.closest('[data-demo]');
    const links = demo ? demo.querySelectorAll<HTMLAnchorElement>(`[${REPEATED_FILE}]`) : [];
    for (const link of links) {
      const name = link.getAttribute(REPEATED_FILE) ?? '';
      const first = document.getElementById(link.hash.slice(1))?.closest('[data-demo]');
      const original = first?.querySelector(`[data-title="${CSS.escape(name)}"] code`);
      const code = link.closest('code');
      if (code && original?.textContent.trim()) {
        code.innerHTML = original.innerHTML;
      }
    }
  });
}

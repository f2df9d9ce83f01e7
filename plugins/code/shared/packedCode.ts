/** Farther than any page is long: what is displayed counts, in view or not, and what is not doesn't. */
const ANYWHERE = '1000000px';

/** The room of code that is not there yet. */
export function room(lines: number): string {
  return `<span class="room" data-twin="omit">${'\n'.repeat(lines - 1)} </span>`;
}

/**
 * Code that a page's HTML has, but that few readers see: browsers that run scripts take what is in a
 * `noscript` for one piece of text, at a fraction of the cost. Line breaks keep its room for the moment
 * before it is unpacked.
 *
 * @param html what stands in the `code` element
 * @param lines how many lines of it are shown, if not all
 */
export function packedCode(html: string, lines = html.split('\n').length): string {
  return `${room(lines)}<noscript>${html}</noscript>`;
}

/**
 * For the starter: unpacks such code when it is displayed: another language, another styling, another
 * file. All at once and not only those in view, for a reader may search the page or print it.
 */
export function initPackedCode(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const packed = isIntersecting && target.querySelector('noscript');
          if (packed) {
            observer.unobserve(target);
            target.innerHTML = packed.textContent;
          }
        }
      },
      { rootMargin: ANYWHERE },
    );
    for (const code of document.querySelectorAll('code:has(> noscript)')) {
      observer.observe(code);
    }
  });
}

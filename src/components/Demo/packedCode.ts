/** Farther than any page is long: what is displayed counts, in view or not, and what is not doesn't. */
const ANYWHERE = '1000000px';

/**
 * For the starter: unpacks the sources of demos that a page's HTML has as text (Source.tsx) when they
 * are displayed: another language, another styling, another file. All at once and not only those in
 * view, for a reader may search the page or print it.
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

/** How far from the window's edge code is unpacked, so that nobody sees its room empty. */
const MARGIN = '400px';

/**
 * For the starter: unpacks the sources of demos that a page's HTML has as text (Source.tsx), when they
 * come into view: another language, another styling, another file. What is not shown is never in view.
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
      { rootMargin: MARGIN },
    );
    for (const code of document.querySelectorAll('code:has(> noscript)')) {
      observer.observe(code);
    }
  });
}

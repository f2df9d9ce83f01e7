import { PAGE_CHANGE } from '../../page-start/shared/events';

/**
 * Has frames load as browsers do it, well before they come into view, once the reader moves through the page.
 * A reader who stays at its top needs none: until then only a demo in the window loads its frame.
 */
export function loadFramesOnTheWay(): void {
  const wake = (): void => {
    document.documentElement.dataset.frames = '';
  };
  addEventListener('scroll', wake, { once: true });
  document.addEventListener(PAGE_CHANGE, wake);
  document.addEventListener('DOMContentLoaded', () => {
    const shown = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        target.toggleAttribute('data-shown', isIntersecting);
      }
    });
    document.querySelectorAll('[data-demo]').forEach((demo) => shown.observe(demo));
  });
}

import { APP_READY, APP_WANTED } from '../page-start/shared/events';
import { REST_MS } from './shared/preview';

/** The links of a page's text. */
const LINKS = '.prose a[href^="/"]';

/**
 * The starter's part of link cards: a pointer that rests on a link of the text asks for the app, which has
 * them. When it is there it is told of the pointer, which has not moved since.
 */
export default function initLinkCards(): void {
  let link: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = ({ target, pointerType }: PointerEvent): void => {
    const now = pointerType === 'mouse' && target instanceof Element ? target.closest(LINKS) : null;
    if (now !== link) {
      link = now;
      clearTimeout(timer);
      timer = setTimeout(() => link && document.dispatchEvent(new Event(APP_WANTED)), REST_MS);
    }
  };
  addEventListener('pointerover', over, { passive: true });
  document.addEventListener(
    APP_READY,
    () => {
      removeEventListener('pointerover', over);
      clearTimeout(timer);
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    },
    { once: true },
  );
}

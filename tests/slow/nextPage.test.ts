/** Safari's engine, which opens no page with what a script has fetched. Nothing drives it here. */
import { startFront } from '../support/companion/front';
import { until } from '../support/companion/until';
import { openWebKitAlone } from '../support/engines/webkit';
import { findWebKit, whyMissing } from '../support/findBrowser';

const PAGE = 'core/introduction/';
const NEXT = 'core/introduction/installation/';
const OPENED = '/opened';

jest.setTimeout(60_000);

/** A reader whose pointer comes to the link of the next page, and who clicks when that has been loaded. */
function read(): void {
  addEventListener('load', () => {
    const link = document.querySelector<HTMLElement>('a[rel="next"]');
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      if (removed.some((node) => node instanceof HTMLIFrameElement)) {
        link?.click();
      }
    }).observe(document.body, { childList: true });
  });
}

const missing = whyMissing(findWebKit);
if (missing) {
  console.warn(`WebKit is left out. ${missing}`);
}

(missing ? test.skip : test)(
  'a page on whose link a pointer rested is loaded once, and its scripts run when it is opened',
  async () => {
    const front = await startFront();
    front.change.set(PAGE, (html) => `${html}<script>(${read.toString()})()</script>`);
    front.change.set(NEXT, (html) => `${html}<script>fetch('${OPENED}')</script>`);
    const close = await openWebKitAlone(front.url(PAGE));
    try {
      const asked = (end: string): string[] => front.asked.filter((path) => path.endsWith(end));
      await until(
        () => Promise.resolve(asked(OPENED)),
        ({ length }) => length > 0,
      );
      expect(asked(NEXT)).toHaveLength(1);
      expect(asked(OPENED)).toHaveLength(1);
    } finally {
      await close();
      await front.close();
    }
  },
);

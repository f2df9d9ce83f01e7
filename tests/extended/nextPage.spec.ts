/** The engines that prerender nothing. Nothing drives them here: WebKit keeps nothing for its driver. */
import { openDisplay } from '../../scripts/lib/display';
import { findFirefox, findWebKit, whyMissing } from '../../scripts/lib/findBrowser';
import { openUndriven } from '../../scripts/lib/undriven';
import { startFront } from '../support/companion/front';
import { expect, test } from '../support/test';

const PAGE = 'core/introduction/';
const NEXT = 'core/introduction/installation/';
const OPENED = '/opened';

/** A reader whose pointer comes to the link of the next page, and who clicks when that has been loaded. */
function read(): void {
  // The screen's own pointer lies somewhere on the page.
  const leaveOut = (event: Event): void => {
    if (event.isTrusted) {
      event.stopImmediatePropagation();
    }
  };
  addEventListener('pointerover', leaveOut, true);
  addEventListener('load', () => {
    const link = document.querySelector<HTMLElement>('a[rel="next"]');
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    // Neither a link's nor a frame's bubbles.
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof Element && target.matches('link[rel=prefetch], body > iframe')) {
          link?.click();
        }
      },
      true,
    );
  });
}

for (const [browser, find] of [
  ['Firefox', findFirefox],
  ['WebKit', findWebKit],
] as const) {
  test(`it loads the page of a link under the pointer once, and runs its scripts when it is opened, in ${browser}`, async () => {
    // Its screen is the one that WebKit's tests need.
    const missing = whyMissing(find) ?? whyMissing(findWebKit);
    test.skip(missing !== undefined, missing);
    const front = await startFront();
    front.change.set(PAGE, (html) => `${html}<script>(${read.toString()})()</script>`);
    front.change.set(NEXT, (html) => `${html}<script>fetch('${OPENED}')</script>`);
    const display = await openDisplay();
    const close = openUndriven(browser, front.url(PAGE), display);
    try {
      const asked = (end: string): number =>
        front.asked.filter((path) => path.endsWith(end)).length;
      await expect.poll(() => asked(OPENED), { timeout: 40_000 }).toBe(1);
      expect(asked(NEXT)).toBe(1);
    } finally {
      await close();
      await display.close();
      await front.close();
    }
  });
}

/**
 * Tests prefetching in engines without prerendering. The engines run without automation, because WebKit caches nothing
 * when it is automated.
 */
import { findFirefox, findWebKit, getMissingReason } from '../../scripts/lib/findPrograms';
import { launchWithoutAutomation, openDisplay } from '../../scripts/lib/launchBrowser';
import { startProxy } from '../support/companion/siteProxy';
import { expect, test } from '../support/test';

const PAGE = 'core/introduction/';
const NEXT = 'core/introduction/installation/';
const OPENED = '/opened';

/** Runs in the page. Hovers over the link to the next page, and clicks it when the page has been prefetched. */
function followNextLink(): void {
  // The real pointer may be over a link on the page.
  const ignoreTrusted = (event: Event): void => {
    if (event.isTrusted) {
      event.stopImmediatePropagation();
    }
  };
  addEventListener('pointerover', ignoreTrusted, true);
  addEventListener('load', () => {
    const link = document.querySelector<HTMLElement>('a[rel="next"]');
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    // The listener captures, because load events of links and frames don't bubble.
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
  test(`it prefetches the hovered link once, and runs scripts only when the page is opened, in ${browser}`, async () => {
    // Both browsers use the virtual display of the WebKit tests.
    const missing = getMissingReason(find) ?? getMissingReason(findWebKit);
    test.skip(missing !== undefined, missing);
    const siteProxy = await startProxy();
    siteProxy.change.set(
      PAGE,
      (html) => `${html}<script>(${followNextLink.toString()})()</script>`,
    );
    siteProxy.change.set(NEXT, (html) => `${html}<script>fetch('${OPENED}')</script>`);
    const display = await openDisplay();
    const close = launchWithoutAutomation(browser, siteProxy.url(PAGE), display);
    try {
      const countRequests = (end: string): number =>
        siteProxy.requested.filter((path) => path.endsWith(end)).length;
      await expect.poll(() => countRequests(OPENED), { timeout: 40_000 }).toBe(1);
      expect(countRequests(NEXT)).toBe(1);
    } finally {
      await close();
      await display.close();
      await siteProxy.close();
    }
  });
}

import type { Page } from 'playwright-core';

const QUIET_MS = 200;
const TIMEOUT_MS = 4000;

/** Waits until the DOM hasn't changed for a moment, the fonts are loaded, and the finite animations have ended. */
export async function waitForStableDom(page: Page): Promise<void> {
  await page.evaluate(
    async ([quietMs, timeoutMs]) => {
      // Media query listeners run in the next frame, before this callback.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise<void>((resolve) => {
        const timeout = setTimeout(resolve, timeoutMs);
        let quiet = setTimeout(resolve, quietMs);
        new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(() => {
            clearTimeout(timeout);
            resolve();
          }, quietMs);
        }).observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
      await document.fonts.ready;
      const finite = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(finite.map(({ finished }) => finished));
    },
    [QUIET_MS, TIMEOUT_MS],
  );
}

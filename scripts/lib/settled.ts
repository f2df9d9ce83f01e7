import type { Page } from 'playwright-core';

/** How long a document must stay as it is to count as settled, and how long that may take. */
const CALM_MS = 200;
const MAX_SETTLE_MS = 4000;

/**
 * Waits until a page has finished what it is at: its document no longer changes, its fonts are there and
 * its finite animations are over.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    async ([calm, max]) => {
      // Listeners hear of other colors or another width in the next frame, before this.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise<void>((resolve) => {
        const end = setTimeout(resolve, max);
        let quiet = setTimeout(resolve, calm);
        new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(() => {
            clearTimeout(end);
            resolve();
          }, calm);
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
    [CALM_MS, MAX_SETTLE_MS],
  );
}

import type { Locator } from '@playwright/test';

/**
 * Performs an action, and waits until the page adds a text to an element. The observer starts before the action, because
 * polling can miss a text that the page shows only briefly.
 */
export async function waitForBriefText(
  scope: Locator,
  text: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const observation = await scope.evaluateHandle(
    (element, expected) => ({
      shown: new Promise<void>((resolve) => {
        new MutationObserver((records, observer) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          if (added.some(({ textContent }) => textContent === expected)) {
            observer.disconnect();
            resolve();
          }
        }).observe(element, { subtree: true, childList: true });
      }),
    }),
    text,
  );
  await act();
  await observation.evaluate(({ shown }) => shown);
}

/** Clicks a copy button, and waits until the button confirms the copy. */
export const clickCopyButton = (button: Locator): Promise<void> =>
  waitForBriefText(button, 'Copied', () => button.click());

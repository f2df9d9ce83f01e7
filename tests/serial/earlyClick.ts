import type { CDPSession, Locator, Page } from '@playwright/test';

/** The maximum time, in ms, between the first pointer move and an early click. */
export const EARLY_MS = 50;

declare global {
  interface Window {
    reportEarlyClick?: (gap: number, reactWasOn: boolean) => void;
  }
}

interface EarlyClick {
  /** The time in ms from the first pointer move to the click, by the timestamps of the page's events. */
  gap: number;
  reactWasOn: boolean;
}

/** Records the first click on each document that this page loads from now on. */
export async function watchEarlyClicks(page: Page): Promise<EarlyClick[]> {
  const clicks: EarlyClick[] = [];
  await page.exposeFunction('reportEarlyClick', (gap: number, reactWasOn: boolean) => {
    clicks.push({ gap: Math.round(gap), reactWasOn });
  });
  await page.addInitScript(() => {
    let firstMove: number | undefined;
    addEventListener('pointermove', (event) => (firstMove ??= event.timeStamp), true);
    addEventListener(
      'pointerup',
      (event) =>
        window.reportEarlyClick?.(
          event.timeStamp - (firstMove ?? event.timeStamp),
          document.documentElement.dataset.react === 'on',
        ),
      { capture: true, once: true },
    );
  });
  return clicks;
}

/**
 * Moves the pointer onto an element and clicks immediately, without waiting for the page in between.
 *
 * @param delay - the time in ms between the move and the press
 */
export async function clickEarly(cdp: CDPSession, target: Locator, delay: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) {
    throw new Error(`Expected ${target.toString()} on the page, found nothing to click.`);
  }
  const at = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  const press = { ...at, button: 'left', clickCount: 1 } as const;
  const sent = [cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })];
  await new Promise((resolve) => setTimeout(resolve, delay));
  sent.push(
    cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press }),
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }),
  );
  // The click may navigate to another page before the current page acknowledges it.
  await Promise.allSettled(sent);
}

import type { CDPSession, Locator, Page } from '@playwright/test';

/** An early click comes at most so long, in ms, after the first move of the pointer. */
export const EARLY_MS = 50;

declare global {
  interface Window {
    reportEarlyClick?: (gap: number, reactWasOn: boolean) => void;
  }
}

interface EarlyClick {
  /** In ms, from the first pointer move to the click, by the page's own events. */
  gap: number;
  reactWasOn: boolean;
}

/** Measures from now on, on each page that this page loads, how early its first click comes. */
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
 * Moves the pointer onto an element and clicks right away: no step waits for the page, as no reader
 * does.
 *
 * @param delay in ms, from the move to the press
 */
export async function clickEarly(cdp: CDPSession, target: Locator, delay: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) {
    throw new Error(`Expected ${target.toString()} to be on the page, to click it.`);
  }
  const at = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  const press = { ...at, button: 'left', clickCount: 1 } as const;
  const sent = [cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })];
  await new Promise((resolve) => setTimeout(resolve, delay));
  sent.push(
    cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press }),
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }),
  );
  // A click may navigate away before the page acknowledges it.
  await Promise.allSettled(sent);
}

import type { Browser, CDPSession, Page } from 'playwright-core';
import { PHONE_SCREEN, SLOW_NETWORK, SLOW_PROCESSOR } from '../../lib/slowPhone';

/** What was measured once, by name. */
export type Sample = Record<string, number>;

/**
 * Opens an empty page on a slow phone that knows nothing yet, and closes it when it has been used.
 *
 * @param network whether the network is slow, too
 */
export async function onPhone(
  browser: Browser,
  { network }: { network: boolean },
  measure: (page: Page, cdp: CDPSession) => Promise<Sample>,
): Promise<Sample> {
  const context = await browser.newContext(PHONE_SCREEN);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
    if (network) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    return await measure(page, cdp);
  } finally {
    await context.close();
  }
}

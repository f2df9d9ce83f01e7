import { isbotNaive } from 'isbot';

/**
 * The companion's part of the inline script. It runs before the first paint, so that a bot's page reserves no space for
 * an ad. It checks only words that are common in the names of bots. client/ads.ts, which browsers cache, corrects the
 * result with the full list.
 */
export default function initCompanion(): void {
  const { userAgent } = navigator;
  document.documentElement.toggleAttribute(
    'data-bot',
    // Cubot is a brand of phones.
    (isbotNaive(userAgent) && !/cubot/i.test(userAgent)) || /headless/i.test(userAgent),
  );
}

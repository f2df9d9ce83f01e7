import { isbotNaive } from 'isbot';

/**
 * The companion's part of the inline script. It detects bots before the first paint, so that their pages reserve no
 * space for an ad. It checks only words that are common in the names of bots. client/ads.ts corrects the result with
 * the full list, which would be too long for an inline script.
 */
export default function initCompanion(): void {
  const { userAgent } = navigator;
  document.documentElement.toggleAttribute(
    'data-bot',
    // Cubot is a phone brand.
    (isbotNaive(userAgent) && !/cubot/i.test(userAgent)) || /headless/i.test(userAgent),
  );
}

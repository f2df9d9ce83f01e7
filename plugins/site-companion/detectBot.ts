import { isbotNaive } from 'isbot';
import { readSession } from '../shared/session';
import { NO_ADS_ATTRIBUTE, NO_ADS_KEY } from './ads/giveUp';

/**
 * Detects bots and visits without ads, so that their pages reserve no space for an ad. For bots, it checks only words
 * that are common in the names of bots. ads/startAds.ts corrects the result with the full list, which would be too long
 * for an inline script.
 */
export function beforePaint(): void {
  const { userAgent } = navigator;
  const root = document.documentElement;
  root.toggleAttribute(
    'data-bot',
    // Cubot is a phone brand.
    (isbotNaive(userAgent) && !/cubot/i.test(userAgent)) || /headless/i.test(userAgent),
  );
  root.toggleAttribute(NO_ADS_ATTRIBUTE, readSession(NO_ADS_KEY) === '');
}

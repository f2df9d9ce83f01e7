import { readSession } from '../shared/storage';
import { NO_ADS_ATTRIBUTE, NO_ADS_KEY } from './ads/giveUp';

/**
 * The words of isbot's own short list, and `headless`. A search is several times faster than isbot's regular expression,
 * which the browser would compile before the first paint.
 */
const BOT_WORDS = ['bot', 'crawl', 'headless', 'http', 'lighthouse', 'scan', 'search', 'spider'];

/**
 * Detects bots and visits without ads, so that their pages reserve no space for an ad. For bots, it checks only words
 * that are common in the names of bots. ads/startAds.ts corrects the result with the full list, which would be too long
 * for an inline script.
 */
export function beforePaint(): void {
  // Cubot is a phone brand.
  const userAgent = navigator.userAgent.toLowerCase().replace('cubot', '');
  const root = document.documentElement;
  root.toggleAttribute(
    'data-bot',
    BOT_WORDS.some((word) => userAgent.includes(word)),
  );
  root.toggleAttribute(NO_ADS_ATTRIBUTE, readSession(NO_ADS_KEY) === '');
}

import { isbotNaive } from 'isbot';

/**
 * The companion's part of the inline script. It runs before the first paint, so that the page of a bot reserves no
 * space for an ad. It tests only the words that most bots have in their names; client/ads.ts, which browsers cache,
 * corrects it by the whole list.
 */
export default function initCompanion(): void {
  const { userAgent } = navigator;
  document.documentElement.toggleAttribute(
    'data-bot',
    // Cubot makes phones.
    (isbotNaive(userAgent) && !/cubot/i.test(userAgent)) || /headless/i.test(userAgent),
  );
}

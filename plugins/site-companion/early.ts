import { isbotNaive } from 'isbot';

/** Browsers without a window say so, by a word that the others lack. */
const WITHOUT_WINDOW = /headless/i;
/** Phones whose name has "bot" in it. */
const READERS_PHONE = /cubot/i;

/**
 * The companion's part of the starter: it runs before the first paint, so that a bot's page keeps no
 * room for an ad. Bots are known by the words that most of them have in common; the companion, which
 * the browser keeps, has the whole list and the last word (client/ads.ts).
 */
export default function initCompanion(): void {
  const { userAgent } = navigator;
  document.documentElement.toggleAttribute(
    'data-bot',
    (isbotNaive(userAgent) && !READERS_PHONE.test(userAgent)) || WITHOUT_WINDOW.test(userAgent),
  );
}

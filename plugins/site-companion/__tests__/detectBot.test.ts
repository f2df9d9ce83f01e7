/** @jest-environment jsdom */
import { NO_ADS_KEY } from '../ads/giveUp';
import { beforePaint } from '../detectBot';

/** Makes the page look like one that the reader reached in a way. */
function arrive(type: 'navigate' | 'reload', referrer: string): void {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
}

beforeEach(() => arrive('navigate', ''));

const CHROME_USER_AGENT =
  'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [`Mozilla/5.0 (Linux; Android 15) ${CHROME_USER_AGENT} (compatible; GPTBot/1.2)`, true],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME_USER_AGENT.replace('Chrome', 'HeadlessChrome')}`,
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME_USER_AGENT}`, false],
  [`Mozilla/5.0 (Linux; Android 9; CUBOT_X19) ${CHROME_USER_AGENT}`, false],
  ['', false],
])('sets data-bot only for the user agents of bots: "%s" → %s', (userAgent, isBot) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  beforePaint();
  expect('bot' in document.documentElement.dataset).toBe(isBot);
});

it.each([
  ['after another page of the site', 'navigate', 'http://localhost/core/', true],
  ['after a reload', 'reload', '', true],
  ['on the first page of a visit', 'navigate', 'https://search.example.com/', false],
  ['after a host with the same beginning', 'navigate', 'http://localhost.example.com/', false],
] as const)('knows a visit without ads %s', (_when, type, referrer, isKnown) => {
  sessionStorage.setItem(NO_ADS_KEY, '');
  arrive(type, referrer);
  beforePaint();
  expect('noAds' in document.documentElement.dataset).toBe(isKnown);
});

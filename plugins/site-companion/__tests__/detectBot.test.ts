/** @jest-environment jsdom */
import { beforePaint } from '../detectBot';

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

/** @jest-environment jsdom */
import { PAGE_CHANGE } from '../../../page-start/shared/events';
import { type AdBlockContext, runAdBlock } from '../../client/adBlock';
import { initAds } from '../../client/ads';
import type { AdSettings } from '../../shared/settings';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';
import { find } from '../../../../tests/support/jest/find';

jest.mock('../../client/adBlock', () => ({ runAdBlock: jest.fn() }));

const runs = jest.mocked(runAdBlock);
const end = jest.fn();

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const BLOCK = '<div data-companion-room></div>';

keepPageClean();

beforeEach(() => {
  runs.mockReset().mockReturnValue(end);
  end.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = BLOCK;
  readAs(READER);
});

function readAs(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

/** Starts the ads on a page that has just been loaded. */
function start(settings: Partial<AdSettings> = {}, tracking = true): void {
  const defaults = { enabled: true, inlineShare: 0.2, appealShare: 0.2 };
  initAds({
    settings: { ...defaults, ...settings } as AdSettings,
    baseUrl: '/toolpad/',
    tracking,
    send: () => undefined,
  });
}

/** What the last block that was run has been told. */
function told(): AdBlockContext {
  const [, context] = runs.mock.lastCall ?? [];
  if (!context) {
    throw new Error('No block was run.');
  }
  return context;
}

function openNextPage(html: string): void {
  document.body.innerHTML = html;
  document.dispatchEvent(new Event(PAGE_CHANGE));
}

test('the block of each page is run, and ended when the page is left', () => {
  start();
  expect(runs.mock.calls.map(([block]) => block)).toEqual([find('[data-companion-room]')]);
  expect(end).not.toHaveBeenCalled();
  openNextPage(BLOCK);
  expect(end).toHaveBeenCalledTimes(1);
  expect(runs.mock.lastCall?.[0]).toBe(find('[data-companion-room]'));
  openNextPage('');
  expect(end).toHaveBeenCalledTimes(2);
  expect(runs).toHaveBeenCalledTimes(2);
});

test('a bot gets an empty span on each page, and nothing runs', () => {
  readAs(BOT);
  start();
  expect(document.documentElement.hasAttribute('data-bot')).toBe(true);
  const first = find('[data-companion-room]');
  expect(first.innerHTML).toBe('<span></span>');
  openNextPage(BLOCK);
  expect(first.innerHTML).toBe('');
  expect(find('[data-companion-room]').innerHTML).toBe('<span></span>');
  expect(runs).not.toHaveBeenCalled();
});

test.each([BOT, READER])('where ads are off, nothing runs for %s', (userAgent) => {
  readAs(userAgent);
  start({ enabled: false });
  openNextPage(BLOCK);
  expect(document.body.innerHTML).toBe(BLOCK.replace('room', 'room=""'));
  expect(document.documentElement.hasAttribute('data-bot')).toBe(userAgent === BOT);
  expect(runs).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  [0, 'inline', true],
  [0.1999, 'inline', true],
  [0.2, 'image', false],
  [0.9999, 'image', false],
] as const)('chance %d: %s, the appeal: %s, for the whole visit', (chance, shape, appeal) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  start();
  expect(told()).toMatchObject({ shape, facts: { appeal } });
  jest.spyOn(Math, 'random').mockReturnValue(1 - chance);
  start();
  expect(told()).toMatchObject({ shape, facts: { appeal } });
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'companion:appeal': appeal ? '1' : '0',
    'companion:inline': shape === 'inline' ? '1' : '0',
  });
});

test.each([
  [1, 0, 'inline', false],
  [0, 1, 'image', true],
] as const)(
  'shares of %d and %d: %s, the appeal: %s',
  (inlineShare, appealShare, shape, appeal) => {
    start({ inlineShare, appealShare });
    expect(told()).toMatchObject({ shape, facts: { appeal } });
  },
);

test.each([
  ['on its hosts', true, ['mui.com', location.hostname], true],
  ['on another host', true, ['mui.com'], false],
  ['against the privacy signal', false, [location.hostname], false],
  ['where there is none', true, undefined, false],
])('the network is asked %s: %s', (_, tracking, hosts, expected) => {
  start({ network: hosts && ({ hosts } as AdSettings['network']) }, tracking);
  expect(told().facts.network).toBe(expected);
});

/** @jest-environment jsdom */
import { PAGE_CHANGE } from '../../../page-start/shared/events';
import { type AdBlockContext, runAdBlock } from '../../client/adBlock';
import { initAds } from '../../client/ads';
import type { AdNetworkSettings, AdSettings } from '../../shared/settings';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';
import { find } from '../../../../tests/support/jest/find';

jest.mock('../../client/adBlock', () => ({ runAdBlock: jest.fn() }));

const runs = jest.mocked(runAdBlock);
const end = jest.fn();

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const BLOCK = '<div data-companion-room=""></div>';

keepPageClean();

beforeEach(() => {
  runs.mockReset().mockReturnValue(end);
  end.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = BLOCK;
  setUserAgent(READER);
});

function setUserAgent(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

function start(settings: Partial<AdSettings> = {}, isTracked = true): void {
  initAds({
    settings: { enabled: true, inlineShare: 0.2, appealShare: 0.2, ...settings } as AdSettings,
    baseUrl: '/toolpad/',
    isTracked,
    send: () => undefined,
  });
}

const getContext = (): AdBlockContext | undefined => runs.mock.lastCall?.[1];

function openPage(html: string): void {
  document.body.innerHTML = html;
  document.dispatchEvent(new Event(PAGE_CHANGE));
}

it('starts the block of each page, and stops it when the reader leaves the page', () => {
  start();
  expect(runs.mock.calls.map(([block]) => block)).toEqual([find('[data-companion-room]')]);
  expect(end).not.toHaveBeenCalled();
  openPage(BLOCK);
  expect(end).toHaveBeenCalledTimes(1);
  expect(runs.mock.lastCall?.[0]).toBe(find('[data-companion-room]'));
  openPage('');
  expect(end).toHaveBeenCalledTimes(2);
  expect(runs).toHaveBeenCalledTimes(2);
});

it('inserts an empty span for bots on each page', () => {
  setUserAgent(BOT);
  start();
  expect(document.documentElement.hasAttribute('data-bot')).toBe(true);
  openPage(BLOCK);
  expect(find('[data-companion-room]').innerHTML).toBe('<span></span>');
  expect(runs).not.toHaveBeenCalled();
});

it.each([BOT, READER])('does nothing if ads are off: %s', (userAgent) => {
  setUserAgent(userAgent);
  start({ enabled: false });
  openPage(BLOCK);
  expect(document.body.innerHTML).toBe(BLOCK);
  expect(document.documentElement.hasAttribute('data-bot')).toBe(userAgent === BOT);
  expect(runs).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  [0.2, 0.2, 0.1999, 'inline', true],
  [0.2, 0.2, 0.2, 'image', false],
  [1, 0, 0.5, 'inline', false],
  [0, 1, 0.5, 'image', true],
] as const)(
  'samples once per visit, with the shares %d and %d: %d → %s, appeal: %s',
  (inlineShare, appealShare, random, shape, showsAppeal) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    start({ inlineShare, appealShare });
    expect(getContext()).toMatchObject({ shape, conditions: { showsAppeal } });
    jest.spyOn(Math, 'random').mockReturnValue(1 - random);
    start({ inlineShare, appealShare });
    expect(getContext()).toMatchObject({ shape, conditions: { showsAppeal } });
  },
);

it.each([
  ['on its hosts', true, ['mui.com', location.hostname], true],
  ['on another host', true, ['mui.com'], false],
  ['against the privacy signal', false, [location.hostname], false],
  ['if none is configured', true, undefined, false],
])('uses the network %s: %s', (_situation, isTracked, hosts, expected) => {
  start(hosts && { network: { hosts } as AdNetworkSettings }, isTracked);
  expect(getContext()?.conditions.usesNetwork).toBe(expected);
});

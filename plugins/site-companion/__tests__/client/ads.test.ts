/** @jest-environment jsdom */
import { PAGE_CHANGE } from '../../../page-start/shared/events';
import { type AdUnitContext, mountAdUnit } from '../../client/adUnit';
import { initAds } from '../../client/ads';
import type { AdNetworkSettings, AdSettings } from '../../shared/settings';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';
import { find } from '../../../../tests/support/jest/find';

jest.mock('../../client/adUnit', () => ({ mountAdUnit: jest.fn() }));

const mountMock = jest.mocked(mountAdUnit);
const unmountMock = jest.fn();

const BOT_USER_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const READER_USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const AD_UNIT_HTML = '<div data-companion-room=""></div>';

keepPageClean();

beforeEach(() => {
  mountMock.mockReset().mockReturnValue(unmountMock);
  unmountMock.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = AD_UNIT_HTML;
  setUserAgent(READER_USER_AGENT);
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

const getContext = (): AdUnitContext | undefined => mountMock.mock.lastCall?.[1];

function openPage(html: string): void {
  document.body.innerHTML = html;
  document.dispatchEvent(new Event(PAGE_CHANGE));
}

it('mounts the ad unit of each page, and unmounts it when the reader leaves the page', () => {
  start();
  expect(mountMock.mock.calls.map(([block]) => block)).toEqual([find('[data-companion-room]')]);
  expect(unmountMock).not.toHaveBeenCalled();
  openPage(AD_UNIT_HTML);
  expect(unmountMock).toHaveBeenCalledTimes(1);
  expect(mountMock.mock.lastCall?.[0]).toBe(find('[data-companion-room]'));
  openPage('');
  expect(unmountMock).toHaveBeenCalledTimes(2);
  expect(mountMock).toHaveBeenCalledTimes(2);
});

it('inserts only an empty span on each page for bots', () => {
  setUserAgent(BOT_USER_AGENT);
  start();
  expect(document.documentElement.hasAttribute('data-bot')).toBe(true);
  openPage(AD_UNIT_HTML);
  expect(find('[data-companion-room]').innerHTML).toBe('<span></span>');
  expect(mountMock).not.toHaveBeenCalled();
});

it.each([BOT_USER_AGENT, READER_USER_AGENT])(
  'detects bots, but doesn’t change the page, if ads are off: %s',
  (userAgent) => {
    setUserAgent(userAgent);
    start({ enabled: false });
    openPage(AD_UNIT_HTML);
    expect(document.body.innerHTML).toBe(AD_UNIT_HTML);
    expect(document.documentElement.hasAttribute('data-bot')).toBe(userAgent === BOT_USER_AGENT);
    expect(mountMock).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  },
);

it.each([
  [0.2, 0.2, 0.1999, 'inline', true],
  [0.2, 0.2, 0.2, 'image', false],
  [1, 0, 0.5, 'inline', false],
  [0, 1, 0.5, 'image', true],
] as const)(
  'samples shape and appeal once per visit: shares %d and %d, random number %d → %s, appeal: %s',
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
  ['on its hosts', true, true, ['mui.com', location.hostname]],
  ['on another host', false, true, ['mui.com']],
  ['if the reader sends the privacy signal', false, false, [location.hostname]],
  ['if none is configured', false, true, undefined],
])(
  'uses the network only on its hosts and with tracking: %s → %s',
  (_situation, expected, isTracked, hosts) => {
    start(hosts && { network: { hosts } as AdNetworkSettings }, isTracked);
    expect(getContext()?.conditions.usesNetwork).toBe(expected);
  },
);

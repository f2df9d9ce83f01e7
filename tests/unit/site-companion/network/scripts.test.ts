/** @jest-environment jsdom */
import { BACKERS_URL, NETWORK_ELEMENT } from '../../../../plugins/site-companion/ads/state';
import { send, startGtag } from '../../../../plugins/site-companion/analytics/queue';
import { answerOf } from '../../../fixtures/network/answers';
import { type Collected, GTAG_SCRIPT } from '../../../fixtures/network/gtagScript';
import { type Behaviour, GOOD_DAY } from '../../../fixtures/network/scenario';

/** Runs a script as the page does. */
function execute(source: string): void {
  // Indirectly, hence in the page's global scope.
  globalThis.eval(source);
}

const ORIGIN = 'http://127.0.0.1:1';
const PUBLIC = 'https://ads.test';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="block"></div>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.dataLayer;
  Reflect.deleteProperty(window, 'gtag');
});

describe('the ad script', () => {
  /** Runs the script as a page does that has put it into its block. */
  function run(behaviour: Behaviour): void {
    const script = document.createElement('script');
    script.id = '_carbonads_js';
    // jsdom loads no scripts.
    script.src = `${ORIGIN}/carbon.js?serve=A&placement=b`;
    document.body.firstElementChild?.append(script);
    execute(answerOf('script', behaviour, GOOD_DAY, PUBLIC).body);
  }

  const found = () => [...document.querySelectorAll(NETWORK_ELEMENT)];

  test('puts one ad into the block, after a while', () => {
    run('serve');
    expect(found()).toHaveLength(0);
    jest.advanceTimersByTime(GOOD_DAY.adDelayMs);
    expect(found()).toHaveLength(1);
    expect(found()[0]?.parentElement?.id).toBe('block');
    expect(found()[0]?.querySelector('a')?.href).toBe(`${PUBLIC}/click/script`);
    jest.runAllTimers();
    expect(found()).toHaveLength(1);
  });

  test.each<[Behaviour, number]>([
    ['twice', 2],
    ['empty', 0],
    ['house', 1],
    ['hostile', 1],
  ])('%s: %d', (behaviour, count) => {
    run(behaviour);
    jest.runAllTimers();
    expect(found()).toHaveLength(count);
  });

  test('house: links to the backers page', () => {
    run('house');
    jest.runAllTimers();
    expect(found()[0]?.querySelector('a')?.getAttribute('href')).toBe(BACKERS_URL);
  });

  test('throw: throws', () => {
    expect(() => run('throw')).toThrow('The fake network threw this.');
  });

  test('cannot be stopped once it runs', () => {
    run('serve');
    document.getElementById('_carbonads_js')?.remove();
    jest.runAllTimers();
    expect(found()).toHaveLength(1);
  });
});

describe('the collector', () => {
  test('reports what waited in the queue, then every further call', () => {
    const sendBeacon = jest.fn<boolean, [url: string, body: string]>();
    Object.assign(navigator, { sendBeacon });
    jest
      .spyOn(document, 'currentScript', 'get')
      .mockReturnValue({ src: `${ORIGIN}/gtag/js?id=G-1` } as HTMLScriptElement);

    jest.setSystemTime(0);
    startGtag('G-1');
    execute(GTAG_SCRIPT);
    send(['event', 'ad', { eventAction: 'click' }]);
    window.dataLayer?.push(['event', 'not a call']);

    const hits = sendBeacon.mock.calls.map(([url, body]) => {
      expect(url).toBe(`${ORIGIN}/collect`);
      return JSON.parse(body) as Collected;
    });
    expect(hits.map(({ order, isCall, call }) => [order, isCall, call])).toEqual([
      [0, true, ['js', '1970-01-01T00:00:00.000Z']],
      [1, true, ['config', 'G-1', { send_page_view: false }]],
      [2, true, ['event', 'ad', { eventAction: 'click' }]],
      [3, false, [['event', 'not a call']]],
    ]);
    expect(new Set(hits.map(({ page }) => page)).size).toBe(1);
    expect(hits[0]?.location).toBe(location.href);
  });
});

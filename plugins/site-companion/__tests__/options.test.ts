import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { type Options, type PluginOptions, validateOptions } from '../options';

/** Checks options in the way Docusaurus does. */
function check(options: unknown): PluginOptions {
  return validateOptions({
    validate: normalizePluginOptions as never,
    options: options as Options,
  });
}

const NETWORK = {
  scriptUrl: 'https://cdn.test/carbon.js',
  serve: 'CKYIL27L',
  placement: 'material-uicom',
  feedUrl: 'https://srv.test/ads/CE7DC23W.json',
  hosts: ['mui.com'],
};

const DEFAULTS = {
  id: 'default',
  ads: {
    enabled: false,
    inlineShare: 0.2,
    appealShare: 0.2,
    displayShare: 0.1,
    displayDelayMs: 2500,
    pollIntervalMs: 500,
    feedTries: 10,
  },
  analytics: { scriptUrl: 'https://www.googletagmanager.com/gtag/js', webVitalsShare: 0.0001 },
  serviceWorker: {},
  honourGlobalPrivacyControl: true,
};

test.each([{}, undefined])('the defaults without options: %j', (options) => {
  expect(check(options)).toEqual(DEFAULTS);
});

describe('ads in', () => {
  const env = process.env as Record<string, string | undefined>;
  const before = env.NODE_ENV;
  afterEach(() => {
    env.NODE_ENV = before;
  });

  test.each([
    ['production', undefined, true],
    ['production', false, false],
    ['development', undefined, false],
    ['development', true, true],
  ])('%s, enabled: %s → %s', (environment, enabled, expected) => {
    env.NODE_ENV = environment;
    expect(check({ ads: { enabled } }).ads.enabled).toBe(expected);
  });
});

test.each<[string, Options]>([
  ['a network', { ads: { network: NETWORK } }],
  ['a network in a frame', { ads: { network: { ...NETWORK, isolation: 'frame' } } }],
  [
    'a network on this machine',
    { ads: { network: { ...NETWORK, feedUrl: 'http://127.0.0.1:8/f' } } },
  ],
  [
    'a network on localhost',
    { ads: { network: { ...NETWORK, scriptUrl: 'http://localhost/c.js' } } },
  ],
  ['no chance', { ads: { inlineShare: 0, appealShare: 1, displayShare: 1, displayDelayMs: 0 } }],
  ['quick polls', { ads: { pollIntervalMs: 1, feedTries: 100 } }],
  ['analytics', { analytics: { measurementId: 'G-ABC123DEF4', webVitalsShare: 1 } }],
  ['a host', { serviceWorker: { officialHost: 'mui.com' } }],
  ['an icon font', { iconFontUrl: 'https://fonts.test/icon?family=Material+Icons' }],
  ['no privacy signal', { honourGlobalPrivacyControl: false }],
])('allowed: %s', (_, options) => {
  expect(check(options)).toMatchObject(options);
});

const network = (change: object) => ({ ads: { network: { ...NETWORK, ...change } } });

it.each<[object, option: string]>([
  [{ ads: true }, 'ads'],
  [{ ads: { enabled: 'yes' } }, 'ads.enabled'],
  [{ ads: { inlineShare: 20 } }, 'ads.inlineShare'],
  [{ ads: { appealShare: '0.2' } }, 'ads.appealShare'],
  [{ ads: { displayShare: -0.1 } }, 'ads.displayShare'],
  [{ ads: { feedTries: 0 } }, 'ads.feedTries'],
  [{ ads: { feedTries: 2.5 } }, 'ads.feedTries'],
  [{ ads: { feedTries: null } }, 'ads.feedTries'],
  [{ ads: { displayDelayMs: 1e6 } }, 'ads.displayDelayMs'],
  [{ ads: { pollIntervalMs: 0 } }, 'ads.pollIntervalMs'],
  [{ ads: { network: 'carbon' } }, 'ads.network'],
  [network({ serve: undefined }), 'ads.network.serve'],
  [network({ hosts: undefined }), 'ads.network.hosts'],
  [network({ hosts: [] }), 'ads.network.hosts'],
  [network({ hosts: ['https://mui.com'] }), 'ads.network.hosts'],
  [network({ hosts: 'mui.com' }), 'ads.network.hosts'],
  [network({ isolation: 'worker' }), 'ads.network.isolation'],
  [network({ placement: 'a&b' }), 'ads.network.placement'],
  [network({ scriptUrl: '//cdn.test' }), 'ads.network.scriptUrl'],
  [network({ feedUrl: 'http://a.test/' }), 'ads.network.feedUrl'],
  [network({ feedUrl: 'http://localhost.a.test/' }), 'ads.network.feedUrl'],
  [{ analytics: { measurementId: 'UA-1-1' } }, 'analytics.measurementId'],
  [{ analytics: { scriptUrl: 'javascript:1' } }, 'analytics.scriptUrl'],
  [{ serviceWorker: { officialHost: 'https://mui.com' } }, 'serviceWorker.officialHost'],
  [{ serviceWorker: { officialHost: 'mui.com:80' } }, 'serviceWorker.officialHost'],
  [{ honourGlobalPrivacyControl: 1 }, 'honourGlobalPrivacyControl'],
  [{ iconFontUrl: '' }, 'iconFontUrl'],
  [{ id: 7 }, 'id'],
  [{ iconFontUrl: 'x'.repeat(200) }, 'iconFontUrl'],
  [{ adverts: {} }, 'adverts'],
  [{ serviceWorker: { host: 'mui.com' } }, 'serviceWorker.host'],
])('refuses %j, and names the option %s', (options, option) => {
  expect(() => check(options)).toThrow(`"${option}`);
});

test('other errors come through as they are', () => {
  const error = new TypeError('other');
  const validate = () => {
    throw error;
  };
  expect(() => validateOptions({ validate, options: {} })).toThrow(error);
});

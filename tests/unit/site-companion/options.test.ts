import { normalizePluginOptions } from '@docusaurus/utils-validation';
import {
  type Options,
  type PluginOptions,
  validateOptions,
} from '../../../plugins/site-companion/options';

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

const SHARE = 'a number from 0 (never) to 1 (always)';
const TRIES = 'a whole number from 1 to 100';
const URL_ = 'an address that starts with https:// (on this machine, http:// will do)';
const NAME = 'a name of letters, digits, dots, underscores and hyphens';
const HOST = 'a host name in lower case, without scheme, port and path, such as mui.com';
const HOSTS = "host names in lower case, without scheme, port and path, such as ['mui.com']";
const network = (change: object) => ({ ads: { network: { ...NETWORK, ...change } } });

test.each<[unknown, option: string, found: string, allowed: string]>([
  [{ ads: true }, 'ads', 'true', 'an object of ad options'],
  [{ ads: { enabled: 'yes' } }, 'ads.enabled', '"yes"', 'true or false'],
  [{ ads: { inlineShare: 20 } }, 'ads.inlineShare', '20', SHARE],
  [{ ads: { appealShare: '0.2' } }, 'ads.appealShare', '"0.2"', SHARE],
  [{ ads: { displayShare: -0.1 } }, 'ads.displayShare', '-0.1', SHARE],
  [{ ads: { feedTries: 0 } }, 'ads.feedTries', '0', TRIES],
  [{ ads: { feedTries: 2.5 } }, 'ads.feedTries', '2.5', TRIES],
  [{ ads: { feedTries: null } }, 'ads.feedTries', 'null', TRIES],
  [
    { ads: { displayDelayMs: 1e6 } },
    'ads.displayDelayMs',
    '1000000',
    'a whole number of milliseconds from 0 to 60000',
  ],
  [
    { ads: { pollIntervalMs: 0 } },
    'ads.pollIntervalMs',
    '0',
    'a whole number of milliseconds from 1 to 60000',
  ],
  [
    { ads: { network: 'carbon' } },
    'ads.network',
    '"carbon"',
    'an object with scriptUrl, serve, placement, feedUrl and hosts',
  ],
  [network({ serve: undefined }), 'ads.network.serve', 'missing', NAME],
  [network({ hosts: undefined }), 'ads.network.hosts', 'missing', HOSTS],
  [network({ hosts: [] }), 'ads.network.hosts', '[]', HOSTS],
  [network({ hosts: ['https://mui.com'] }), 'ads.network.hosts', '"https://mui.com"', HOSTS],
  [network({ hosts: 'mui.com' }), 'ads.network.hosts', '"mui.com"', HOSTS],
  [network({ isolation: 'worker' }), 'ads.network.isolation', '"worker"', "'page' or 'frame'"],
  [network({ placement: 'a&b' }), 'ads.network.placement', '"a&b"', NAME],
  [network({ scriptUrl: '//cdn.test' }), 'ads.network.scriptUrl', '"//cdn.test"', URL_],
  [network({ feedUrl: 'http://a.test/' }), 'ads.network.feedUrl', '"http://a.test/"', URL_],
  [
    network({ feedUrl: 'http://localhost.a.test/' }),
    'ads.network.feedUrl',
    '"http://localhost.a.test/"',
    URL_,
  ],
  [
    { analytics: { measurementId: 'UA-1-1' } },
    'analytics.measurementId',
    '"UA-1-1"',
    "Google Analytics' id of the site, such as G-ABC123DEF4",
  ],
  [{ analytics: { scriptUrl: 'javascript:1' } }, 'analytics.scriptUrl', '"javascript:1"', URL_],
  [
    { serviceWorker: { officialHost: 'https://mui.com' } },
    'serviceWorker.officialHost',
    '"https://mui.com"',
    HOST,
  ],
  [
    { serviceWorker: { officialHost: 'mui.com:80' } },
    'serviceWorker.officialHost',
    '"mui.com:80"',
    HOST,
  ],
  [{ honourGlobalPrivacyControl: 1 }, 'honourGlobalPrivacyControl', '1', 'true or false'],
  [{ iconFontUrl: '' }, 'iconFontUrl', '""', URL_],
  [{ id: 7 }, 'id', '7', 'a string'],
  [{ iconFontUrl: 'x'.repeat(200) }, 'iconFontUrl', `"${'x'.repeat(79)}…`, URL_],
])('%j', (options, option, found, allowed) => {
  expect(() => check(options)).toThrow(
    new Error(`site-companion: the option "${option}" is ${found}. Allowed: ${allowed}.`),
  );
});

test.each([
  [
    { adverts: {} },
    'there is no option "adverts" (found: {}). Allowed here: ads, analytics, serviceWorker, honourGlobalPrivacyControl, iconFontUrl.',
  ],
  [
    { serviceWorker: { host: 'mui.com' } },
    'there is no option "serviceWorker.host" (found: "mui.com"). Allowed here: officialHost.',
  ],
])('unknown: %j', (options, message) => {
  expect(() => check(options)).toThrow(new Error(`site-companion: ${message}`));
});

test('other errors come through as they are', () => {
  const error = new TypeError('other');
  const validate = () => {
    throw error;
  };
  expect(() => validateOptions({ validate, options: {} })).toThrow(error);
});

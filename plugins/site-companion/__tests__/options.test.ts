import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { type Options, type PluginOptions, validateOptions } from '../options';

/** Validates options in the same way as Docusaurus. */
function validate(options: unknown): PluginOptions {
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

it.each([{}, undefined])('returns the defaults for the options %j', (options) => {
  expect(validate(options)).toEqual({
    id: 'default',
    ads: { enabled: false, inlineShare: 0.2, appealShare: 0.2, displayShare: 0.1 },
    analytics: { scriptUrl: 'https://www.googletagmanager.com/gtag/js', webVitalsShare: 0.0001 },
    serviceWorker: {},
    honorGlobalPrivacyControl: true,
  });
});

it.each([
  ['production', undefined, true],
  ['production', false, false],
  ['development', undefined, false],
  ['development', true, true],
])(
  'turns ads on only in production by default: in %s, with ads.enabled %s → %s',
  (environment, enabled, expected) => {
    const env = jest.replaceProperty(process, 'env', { NODE_ENV: environment });
    expect(validate({ ads: { enabled } }).ads.enabled).toBe(expected);
    env.restore();
  },
);

const createNetworkOptions = (change: object) => ({ ads: { network: { ...NETWORK, ...change } } });

it.each<object>([
  createNetworkOptions({ feedUrl: 'http://127.0.0.1:8/f', scriptUrl: 'http://localhost/c.js' }),
  { ads: { inlineShare: 0, appealShare: 1, displayShare: 1 } },
  { analytics: { measurementId: 'G-ABC123DEF4', webVitalsShare: 1 } },
  { serviceWorker: { officialHost: 'mui.com' } },
  { iconFontUrl: 'https://fonts.test/icon?family=Material+Icons' },
  { honorGlobalPrivacyControl: false },
])('accepts the options %j', (options) => {
  expect(validate(options)).toMatchObject(options);
});

it.each<[object, option: string]>([
  [{ ads: { inlineShare: 20 } }, 'ads.inlineShare'],
  [{ ads: { network: 'carbon' } }, 'ads.network'],
  [createNetworkOptions({ hosts: ['https://mui.com'] }), 'ads.network.hosts'],
  [createNetworkOptions({ placement: 'a&b' }), 'ads.network.placement'],
  [createNetworkOptions({ scriptUrl: '//cdn.test' }), 'ads.network.scriptUrl'],
  [createNetworkOptions({ feedUrl: 'http://localhost.a.test/' }), 'ads.network.feedUrl'],
  [{ analytics: { measurementId: 'UA-1-1' } }, 'analytics.measurementId'],
  [{ analytics: { scriptUrl: 'javascript:1' } }, 'analytics.scriptUrl'],
  [{ serviceWorker: { officialHost: 'mui.com:80' } }, 'serviceWorker.officialHost'],
  [{ adverts: {} }, 'adverts'],
])('rejects %j with a message that names the option %s', (options, option) => {
  expect(() => validate(options)).toThrow(`"${option}`);
});

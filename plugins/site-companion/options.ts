import { Joi } from '@docusaurus/utils-validation';
import { optionsCheck } from '../shared/node/checkOptions';
import { GTAG_SCRIPT_URL } from './analytics/queue';
import type {
  AdNetworkSettings,
  AdSettings,
  AnalyticsSettings,
  CompanionSettings,
} from './shared/settings';

/** The options, checked and complete. Each one is described in `shared/settings.ts`. */
export interface PluginOptions extends CompanionSettings {
  id?: string;
}

type AdNetworkOptions = Omit<AdNetworkSettings, 'isolation'> &
  Partial<Pick<AdNetworkSettings, 'isolation'>>;

/** The options as a site writes them: whatever is left out has its default. */
export interface Options extends Partial<Omit<PluginOptions, 'ads' | 'analytics'>> {
  ads?: Partial<Omit<AdSettings, 'network'>> & { network?: AdNetworkOptions };
  analytics?: Partial<AnalyticsSettings>;
}

/** Hosts that are this machine, where a fake network needs no certificate. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;

/** Longest time that an option may ask a reader's page to wait. */
const MAX_WAIT_MS = 60_000;
const MAX_TRIES = 100;

function checkUrl(value: string): string {
  const { protocol, hostname } = new URL(value);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname))) {
    throw new Error('neither https: nor on this machine');
  }
  return value;
}

const flag = Joi.boolean().description('true or false');
const share = Joi.number().min(0).max(1).description('a number from 0 (never) to 1 (always)');
const waitMs = (least: number) =>
  Joi.number()
    .integer()
    .min(least)
    .max(MAX_WAIT_MS)
    .description(`a whole number of milliseconds from ${least} to ${MAX_WAIT_MS}`);
const url = Joi.string()
  .custom(checkUrl)
  .description('an address that starts with https:// (on this machine, http:// will do)');
const name = Joi.string()
  .pattern(/^[\w.-]+$/)
  .description('a name of letters, digits, dots, underscores and hyphens');

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

const network = Joi.object({
  scriptUrl: url.required(),
  serve: name.required(),
  placement: name.required(),
  feedUrl: url.required(),
  hosts: Joi.array()
    .items(Joi.string().pattern(HOST))
    .min(1)
    .required()
    .description("host names in lower case, without scheme, port and path, such as ['mui.com']"),
  isolation: Joi.valid('page', 'frame').default('page').description("'page' or 'frame'"),
}).description('an object with scriptUrl, serve, placement, feedUrl and hosts');

const ads = Joi.object({
  // Read when the options are, not when this file is: `docusaurus build` sets it late.
  enabled: flag.default(() => process.env.NODE_ENV === 'production'),
  network,
  inlineShare: share.default(0.2),
  appealShare: share.default(0.2),
  displayShare: share.default(0.1),
  displayDelayMs: waitMs(0).default(2500),
  pollIntervalMs: waitMs(1).default(500),
  feedTries: Joi.number()
    .integer()
    .min(1)
    .max(MAX_TRIES)
    .default(10)
    .description(`a whole number from 1 to ${MAX_TRIES}`),
})
  .default()
  .description('an object of ad options');

const analytics = Joi.object({
  measurementId: Joi.string()
    .pattern(/^GT?-[A-Z0-9]+$/)
    .description("Google Analytics' id of the site, such as G-ABC123DEF4"),
  scriptUrl: url.default(GTAG_SCRIPT_URL),
  webVitalsShare: share.default(0.0001),
})
  .default()
  .description('an object of analytics options');

const serviceWorker = Joi.object({
  officialHost: Joi.string()
    .pattern(HOST)
    .description('a host name in lower case, without scheme, port and path, such as mui.com'),
})
  .default()
  .description('an object with officialHost');

const schema = Joi.object<PluginOptions>({
  ads,
  analytics,
  serviceWorker,
  honourGlobalPrivacyControl: flag.default(true),
  iconFontUrl: url,
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = optionsCheck<Options, PluginOptions>('site-companion', schema);

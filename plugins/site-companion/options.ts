import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';
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

const flag = Joi.boolean();
const share = Joi.number().min(0).max(1);
const waitMs = (least: number) => Joi.number().integer().min(least).max(MAX_WAIT_MS);
const url = Joi.string().custom(checkUrl);
const name = Joi.string().pattern(/^[\w.-]+$/);

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

const network = Joi.object({
  scriptUrl: url.required(),
  serve: name.required(),
  placement: name.required(),
  feedUrl: url.required(),
  hosts: Joi.array().items(Joi.string().pattern(HOST)).min(1).required(),
  isolation: Joi.valid('page', 'frame').default('page'),
});

const ads = Joi.object({
  // Read when the options are, not when this file is: `docusaurus build` sets it late.
  enabled: flag.default(() => process.env.NODE_ENV === 'production'),
  network,
  inlineShare: share.default(0.2),
  appealShare: share.default(0.2),
  displayShare: share.default(0.1),
  displayDelayMs: waitMs(0).default(2500),
  pollIntervalMs: waitMs(1).default(500),
  feedTries: Joi.number().integer().min(1).max(MAX_TRIES).default(10),
}).default();

const analytics = Joi.object({
  measurementId: Joi.string().pattern(/^GT?-[A-Z0-9]+$/),
  scriptUrl: url.default(GTAG_SCRIPT_URL),
  webVitalsShare: share.default(0.0001),
}).default();

const serviceWorker = Joi.object({
  officialHost: Joi.string().pattern(HOST),
}).default();

const schema = Joi.object<PluginOptions>({
  ads,
  analytics,
  serviceWorker,
  honourGlobalPrivacyControl: flag.default(true),
  iconFontUrl: url,
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = createOptionsValidator<Options, PluginOptions>(schema);

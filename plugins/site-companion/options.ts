import { Joi } from '@docusaurus/utils-validation';
import { createOptionsValidator } from '../shared/node/checkOptions';
import { GTAG_SCRIPT_URL } from './analytics/gtag';
import type { AdSettings, AnalyticsSettings, CompanionSettings } from './settings';

/** The options after validation, including the defaults. `settings.ts` describes each option. */
export interface PluginOptions extends CompanionSettings {
  id?: string;
}

/** The options that a site's configuration may set. */
export interface Options extends Partial<Omit<PluginOptions, 'ads' | 'analytics'>> {
  ads?: Partial<AdSettings>;
  analytics?: Partial<AnalyticsSettings>;
}

/** Matches hosts on the local machine, which may use `http:`. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

function checkUrl(value: string): string {
  const { protocol, hostname } = new URL(value);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname))) {
    throw new Error('expected an https: URL, or an http: URL on this machine');
  }
  return value;
}

const flagSchema = Joi.boolean();
const shareSchema = Joi.number().min(0).max(1);
const urlSchema = Joi.string().custom(checkUrl);
const nameSchema = Joi.string().pattern(/^[\w.-]+$/);
const hostSchema = Joi.string().pattern(HOST);

const networkSchema = Joi.object({
  scriptUrl: urlSchema.required(),
  serve: nameSchema.required(),
  placement: nameSchema.required(),
  feedUrl: urlSchema.required(),
  hosts: Joi.array().items(hostSchema).min(1).required(),
  isolation: Joi.valid('page', 'frame'),
});

const adsSchema = Joi.object({
  // The default is a function, because `docusaurus build` sets the variable after it has loaded
  // this file.
  enabled: flagSchema.default(() => process.env.NODE_ENV === 'production'),
  network: networkSchema,
  inlineShare: shareSchema.default(0.2),
  appealShare: shareSchema.default(0.2),
  displayShare: shareSchema.default(0.1),
}).default();

const analyticsSchema = Joi.object({
  measurementId: Joi.string().pattern(/^GT?-[A-Z0-9]+$/),
  scriptUrl: urlSchema.default(GTAG_SCRIPT_URL),
  webVitalsShare: shareSchema.default(0.0001),
}).default();

export const validateOptions = createOptionsValidator<Options, PluginOptions>(
  Joi.object<PluginOptions>({
    ads: adsSchema,
    analytics: analyticsSchema,
    serviceWorker: Joi.object({ officialHost: hostSchema }).default(),
    honorGlobalPrivacyControl: flagSchema.default(true),
    iconFontUrl: urlSchema,
  }),
);

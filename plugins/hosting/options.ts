import { Joi } from '@docusaurus/utils-validation';
import { MOVED_ADDRESSES, createOptionsValidator } from '../shared/node/checkOptions';
import { SOURCE_DIRECTIVES, type Sources } from '../shared/sources';

/** The options, checked and complete. */
export interface HostingSettings {
  id?: string;
  /** Where the site is served, if not at its `url`: for a preview. */
  origin?: string;
  /** What pages load from others, by directive of the policy. */
  thirdParties: Sources;
  /** What the document of the ad's frame loads from others. */
  adFrame: Sources;
  /** Where pages send forms. */
  forms: string[];
  /** Who is told what browsers report, where something is only reported. */
  reportTo?: string;
  /** Addresses that have moved, and where to; both from the site's base. */
  moved: Record<string, string>;
}

/** The options as a site writes them. */
export type HostingOptions = Partial<HostingSettings>;

const ORIGIN = /^https?:\/\/[a-z0-9.*-]+(?::\d+)?$/;
const origin = Joi.string().pattern(ORIGIN);
/** A whole scheme is for pictures, which ads have from anywhere. */
const source = Joi.string().pattern(new RegExp(`${ORIGIN.source}|^https:$`));

const sources = Joi.array().items(source);

const byDirective = Joi.object(
  Object.fromEntries(SOURCE_DIRECTIVES.map((name) => [name, sources])),
).default({});

const schema = Joi.object<HostingSettings>({
  origin,
  thirdParties: byDirective,
  adFrame: byDirective,
  forms: Joi.array().items(origin).default([]),
  reportTo: Joi.string().uri({ scheme: 'https' }),
  moved: MOVED_ADDRESSES,
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = createOptionsValidator<HostingOptions, HostingSettings>(schema);

import { Joi } from '@docusaurus/utils-validation';
import { MOVED_PAGES_SCHEMA, createOptionsValidator } from '../shared/node/checkOptions';
import { THIRD_PARTY_DIRECTIVES, type CspSources } from '../shared/cspSources';

/** A folder of documents with a policy of their own, instead of the pages' one. */
export interface Section {
  /** Path below the site's base, with a slash at the end: `demos/`. */
  path: string;
  /** Sources by directive. The hashes of inline scripts are added to those of `script-src`. */
  policy: Record<string, readonly string[]>;
}

/** The validated options with their defaults. */
export interface HostingSettings {
  id?: string;
  /** Origin of a preview, if the site isn't served at its `url`. */
  origin?: string;
  /** Third-party sources of pages, by directive of the policy. */
  thirdParties: CspSources;
  /** Folders of other documents than pages. In each language, there may be the same folders. */
  sections: Section[];
  /** Other origins to which pages send forms. */
  forms: string[];
  /** The value of the header `Content-Signal`, which says what AI services may do with the content. */
  contentSignal?: string;
  /** Maps old addresses to new ones, both from the site's base. */
  moved: Record<string, string>;
}

/** The options as a site writes them. */
export type HostingOptions = Partial<HostingSettings>;

const ORIGIN = /^https?:\/\/[a-z0-9.*-]+(?::\d+)?$/;
const origin = Joi.string().pattern(ORIGIN);
/** Allows the whole scheme, too, because ads load their pictures from any host. */
const source = Joi.string().pattern(new RegExp(`${ORIGIN.source}|^https:$`));

const sources = Joi.array().items(source);

const section = Joi.object({
  path: Joi.string()
    .pattern(/^(?:[\w-]+\/)+$/)
    .required(),
  policy: Joi.object()
    .pattern(/^[a-z-]+$/, Joi.array().items(Joi.string().pattern(/^[^\s,;]+$/)))
    .required(),
});

/** Matches the signals of https://contentsignals.org: `search=yes, ai-train=no`. */
const CONTENT_SIGNAL = /^(?:(?:search|ai-input|ai-train)=(?:yes|no)(?:, (?!$)|$))+$/;

const schema = Joi.object<HostingSettings>({
  origin,
  contentSignal: Joi.string().pattern(CONTENT_SIGNAL),
  thirdParties: Joi.object(
    Object.fromEntries(THIRD_PARTY_DIRECTIVES.map((name) => [name, sources])),
  ).default({}),
  sections: Joi.array().items(section).unique('path').default([]),
  forms: Joi.array().items(origin).default([]),
  moved: MOVED_PAGES_SCHEMA,
});

/** Checks the options when Docusaurus reads its configuration. */
export const validateOptions = createOptionsValidator<HostingOptions, HostingSettings>(schema);

import { Joi } from '@docusaurus/utils-validation';
import { MOVED_PAGES_SCHEMA, createOptionsValidator } from '../shared/node/checkOptions';
import { THIRD_PARTY_DIRECTIVES, type CspSources } from './shared/cspSources';

/** A folder with documents that have a separate content security policy instead of the pages' policy. */
export interface Section {
  /** The path below the site's base, with a trailing slash: `demos/`. */
  path: string;
  /** The CSP sources by directive. The hashes of inline scripts are added to `script-src`. */
  policy: Record<string, readonly string[]>;
}

/** The options after validation, including their defaults. */
export interface HostingSettings {
  id?: string;
  /** The origin of a preview, if it isn't the site's `url`. */
  origin?: string;
  /** The third-party sources that pages need, by CSP directive. */
  thirdParties: CspSources;
  /** Folders with documents other than pages. Each language may have the same folders. */
  sections: Section[];
  /** Other origins that pages submit forms to. */
  forms: string[];
  /** Folders in which every page has a Markdown copy: the copy of `core/a/` is `core/a.md`. */
  markdownFolders: string[];
  /** Maps old paths to new ones, both relative to the site's base. */
  moved: Record<string, string>;
}

/** The options in a site's configuration. */
export type HostingOptions = Partial<HostingSettings>;

const ORIGIN = /^https?:\/\/[a-z0-9.*-]+(?::\d+)?$/;
const originSchema = Joi.string().pattern(ORIGIN);
/** Matches an origin, or the scheme `https:`, because ads load their images from any host. */
const sourceSchema = Joi.string().pattern(new RegExp(`${ORIGIN.source}|^https:$`));

const sourcesSchema = Joi.array().items(sourceSchema);

const sectionSchema = Joi.object({
  path: Joi.string()
    .pattern(/^(?:[\w-]+\/)+$/)
    .required(),
  policy: Joi.object()
    .pattern(/^[a-z-]+$/, Joi.array().items(Joi.string().pattern(/^[^\s,;]+$/)))
    .required(),
});

const optionsSchema = Joi.object<HostingSettings>({
  origin: originSchema,
  thirdParties: Joi.object(
    Object.fromEntries(THIRD_PARTY_DIRECTIVES.map((name) => [name, sourcesSchema])),
  ).default({}),
  sections: Joi.array().items(sectionSchema).unique('path').default([]),
  forms: Joi.array().items(originSchema).default([]),
  markdownFolders: Joi.array()
    .items(Joi.string().pattern(/^[\w-]+$/))
    .default([]),
  moved: MOVED_PAGES_SCHEMA,
});

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator<HostingOptions, HostingSettings>(
  optionsSchema,
);

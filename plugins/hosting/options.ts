import { Joi } from '@docusaurus/utils-validation';
import { MOVED_PAGES_SCHEMA, createOptionsValidator } from '../shared/node/checkOptions';
import type { CspSources } from './shared/cspSources';

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

/** The compiler checks the options in the configuration. The origin and the moved pages are what people enter. */
const optionsSchema = Joi.object<HostingSettings>({
  origin: Joi.string().pattern(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/),
  thirdParties: Joi.object().default({}),
  sections: Joi.array().default([]),
  forms: Joi.array().default([]),
  markdownFolders: Joi.array().default([]),
  moved: MOVED_PAGES_SCHEMA,
});

/** Validates the options when Docusaurus loads its configuration. */
export const validateOptions = createOptionsValidator<HostingOptions, HostingSettings>(
  optionsSchema,
);

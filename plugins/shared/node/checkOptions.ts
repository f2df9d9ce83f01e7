import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/**
 * Creates a plugin's `validateOptions`, which Docusaurus calls when it loads its configuration.
 *
 * @param schema - the plugin's options, with their defaults
 * @returns a function that returns the options with their defaults, and throws Joi's error, which names an invalid
 *   option and what it expects
 */
export function createOptionsValidator<Written, Checked = Written>(
  schema: Joi.ObjectSchema<Checked>,
) {
  return ({ validate, options }: OptionValidationContext<Written, Checked>): Checked =>
    validate(schema, options);
}

const path = Joi.string().pattern(
  /^\/([\w.-]+\/)+$/,
  "path relative to the site's base, with a leading and a trailing slash",
);

/** The schema for moved pages: new paths by old ones, such as `{ '/old/': '/new/' }`. */
export const MOVED_PAGES_SCHEMA = Joi.object().pattern(path, path).default({});

/** The `validateOptions` of a plugin without options. */
export const rejectOptions = createOptionsValidator<object>(Joi.object({}));

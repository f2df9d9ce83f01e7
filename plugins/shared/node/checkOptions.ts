import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/**
 * Creates a plugin's `validateOptions` function, which Docusaurus calls when it loads its configuration.
 *
 * @param schema - the schema of the options, with their defaults
 * @returns a function that returns the options with their defaults; it throws Joi's error, which names the invalid
 *   option and the expected value
 */
export function createOptionsValidator<Written, Checked = Written>(
  schema: Joi.ObjectSchema<Checked>,
) {
  return ({ validate, options }: OptionValidationContext<Written, Checked>): Checked =>
    validate(schema, options);
}

const pathSchema = Joi.string().pattern(
  /^\/([\w.-]+\/)+$/,
  "path relative to the site's base, with a leading and a trailing slash",
);

/** The schema of moved pages, which maps old paths to new ones: `{ '/old/': '/new/' }`. */
export const MOVED_PAGES_SCHEMA = Joi.object().pattern(pathSchema, pathSchema).default({});

/** Validates the options of a plugin that accepts none. */
export const rejectOptions = createOptionsValidator<object>(Joi.object({}));

import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/**
 * Makes a plugin's `validateOptions`, which Docusaurus calls when it reads its configuration.
 *
 * @param schema the plugin's options, with their defaults
 * @returns a function that returns the options with defaults. It throws Joi's error, which names each bad
 *   option and what is allowed.
 */
export function createOptionsValidator<Written, Checked = Written>(
  schema: Joi.ObjectSchema<Checked>,
) {
  return ({ validate, options }: OptionValidationContext<Written, Checked>): Checked =>
    validate(schema, options);
}

const path = Joi.string().pattern(
  /^\/([\w.-]+\/)+$/,
  "path from the site's base, with both slashes",
);

/** The schema of moved pages: new paths by old ones, such as `{ '/old/': '/new/' }`. */
export const MOVED_ADDRESSES = Joi.object().pattern(path, path).default({});

/** The validator of a plugin without options, which refuses any. */
export const refuseOptions = createOptionsValidator<object>(Joi.object({}));

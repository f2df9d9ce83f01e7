import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { explainError } from './optionErrors';

/**
 * A plugin's `validateOptions`, which Docusaurus calls when it reads its configuration.
 *
 * @param plugin the plugin's name, for errors
 * @param schema what the options are; each one's description says what is allowed
 * @returns checks options and fills in defaults. It throws on the first bad option, with a message that
 *   names it, what it is and what is allowed.
 */
export function optionsCheck<Written, Checked = Written>(
  plugin: string,
  schema: Joi.ObjectSchema<Checked>,
) {
  return ({ validate, options }: OptionValidationContext<Written, Checked>): Checked => {
    try {
      return validate(schema, options);
    } catch (error) {
      throw explainError(error, plugin, schema);
    }
  };
}

const address = Joi.string()
  .pattern(/^\/([\w.-]+\/)+$/)
  .description("an address from the site's base, with slashes at both ends");

/** The schema of addresses that have moved, which several plugins are told. */
export const MOVED_ADDRESSES = Joi.object()
  .pattern(address, address)
  .default({})
  .description("new addresses by old ones, such as { '/old/': '/new/' }");

/** The same for a plugin that has no options: it refuses any. */
export function noOptions(plugin: string) {
  return optionsCheck<object>(plugin, Joi.object({}));
}

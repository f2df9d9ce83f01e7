import { Joi } from '@docusaurus/utils-validation';

const PLUGIN = 'site-companion';
const MAX_FOUND_LENGTH = 80;

/** The part of Joi's descriptions that is used; Joi types it as `object` only. */
interface Described {
  keys?: Record<string, unknown>;
  flags?: { description?: string };
}

/** What the schema says of the option at a path. */
function describeAt(schema: Joi.ObjectSchema, path: readonly (string | number)[]): Described {
  const found = path.length > 0 ? schema.extract(path.map(String)) : schema;
  return found.describe();
}

function print(value: unknown): string {
  if (value === undefined) {
    return 'missing';
  }
  // Functions and symbols have no JSON.
  const text = (JSON.stringify(value) as string | undefined) ?? `a ${typeof value}`;
  return text.length > MAX_FOUND_LENGTH ? `${text.slice(0, MAX_FOUND_LENGTH)}…` : text;
}

/**
 * Tells a person what is wrong with an option and what to write instead.
 *
 * @param error - What the validation threw; anything but its own errors comes back as it is.
 * @param schema - The options' schema; descriptions in it say what is allowed.
 */
export function explainError(error: unknown, schema: Joi.ObjectSchema): unknown {
  const detail = Joi.isError(error) ? error.details[0] : undefined;
  if (!detail) {
    return error;
  }
  const { type } = detail;
  // What is wrong with an item of a list is wrong with the list.
  const item = detail.path.findIndex((part) => typeof part === 'number');
  const path = item < 0 ? detail.path : detail.path.slice(0, item);
  const option = path.join('.');
  const value: unknown = detail.context?.value;
  if (type === 'object.unknown') {
    const known = Object.keys(describeAt(schema, path.slice(0, -1)).keys ?? {}).join(', ');
    return new Error(
      `${PLUGIN}: there is no option "${option}" (found: ${print(value)}). Allowed here: ${known}.`,
    );
  }
  // `id` is checked by Docusaurus, not by this schema.
  const allowed = option === 'id' ? 'a string' : describeAt(schema, path).flags?.description;
  return new Error(
    `${PLUGIN}: the option "${option}" is ${print(value)}. Allowed: ${allowed ?? 'an object of options'}.`,
  );
}

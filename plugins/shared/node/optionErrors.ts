import { Joi } from '@docusaurus/utils-validation';

const MAX_FOUND_LENGTH = 80;

/** The part of Joi's descriptions that is used; Joi types it as `object` only. */
interface Described {
  keys?: Record<string, Described>;
  items?: Described[];
  patterns?: { rule: Described }[];
  flags?: { description?: string };
}

type Path = readonly (string | number)[];

/** What the schema says of the option at a path. */
function describeAt(schema: Joi.ObjectSchema, path: Path): Described | undefined {
  let at: Described | undefined = schema.describe();
  for (const part of path) {
    at = typeof part === 'number' ? at?.items?.[0] : (at?.keys?.[part] ?? at?.patterns?.[0]?.rule);
  }
  return at;
}

function print(value: unknown): string {
  if (value === undefined) {
    return 'missing';
  }
  // Functions and symbols have no JSON.
  const text = (JSON.stringify(value) as string | undefined) ?? `a ${typeof value}`;
  return text.length > MAX_FOUND_LENGTH ? `${text.slice(0, MAX_FOUND_LENGTH)}…` : text;
}

/** `products[0].label` */
function nameOf(path: Path): string {
  return path
    .map((part, place) =>
      typeof part === 'number' ? `[${part}]` : `${place > 0 ? '.' : ''}${part}`,
    )
    .join('');
}

/**
 * Tells a person what is wrong with an option and what to write instead.
 *
 * @param error - What the validation threw; anything but its own errors comes back as it is.
 * @param plugin - The plugin's name, with which the message begins.
 * @param schema - The options' schema; descriptions in it say what is allowed.
 */
export function explainError(error: unknown, plugin: string, schema: Joi.ObjectSchema): unknown {
  const detail = Joi.isError(error) ? error.details[0] : undefined;
  if (!detail) {
    return error;
  }
  const { type } = detail;
  const value: unknown = detail.context?.value;
  if (type === 'object.unknown') {
    const known = Object.keys(describeAt(schema, detail.path.slice(0, -1))?.keys ?? {}).join(', ');
    return new Error(
      `${plugin}: there is no option "${nameOf(detail.path)}" (found: ${print(value)}). ` +
        (known ? `Allowed here: ${known}.` : 'The plugin has no options.'),
    );
  }
  // What is wrong with an item of a list is wrong with the list.
  const path = typeof detail.path.at(-1) === 'number' ? detail.path.slice(0, -1) : detail.path;
  const option = nameOf(path);
  // `id` is checked by Docusaurus, not by this schema.
  const allowed = option === 'id' ? 'a string' : describeAt(schema, path)?.flags?.description;
  return new Error(
    `${plugin}: the option "${option}" is ${print(value)}. Allowed: ${allowed ?? 'an object of options'}.`,
  );
}

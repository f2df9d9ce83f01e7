/** A key that a record of the product refuses, if it keeps the prefix of bindings to itself. */
const RESERVED_KEY = '$$reserved';
const RESERVED_PATTERN = '^(?!\\$\\$)';

/** @typedef {Record<string, any>} Facts */

/**
 * Turns schemas of zod 3 into JSON schema without any prose. Every object becomes a definition with a
 * name, so that each has a place in the reference.
 *
 * @param {{ names: Record<string, string>, known: Map<unknown, string> }} options `names` by place
 *   (fileNames.mjs); `known` are the schemas that have a name wherever they are met
 */
export function createReader({ names, known }) {
  /** @type {Facts} */
  const definitions = {};

  /**
   * @param {string} place
   * @param {any} schema
   */
  function nameOf(place, schema) {
    const name = known.get(schema) ?? names[place];
    if (!name) {
      throw new Error(
        `Expected a name for the object at ${place}, found none. Add it to fileNames.mjs.`,
      );
    }
    return name;
  }

  /**
   * @param {string} name
   * @param {any} schema
   */
  function define(name, schema) {
    if (!(name in definitions)) {
      definitions[name] = {}; // Before its own facts: objects may contain themselves.
      const { typeName } = schema._def;
      definitions[name] =
        typeName === 'ZodObject' ? objectFacts(name, schema) : facts(name, schema);
    }
    return { $ref: `#/definitions/${name}` };
  }

  /**
   * @param {string} name
   * @param {any} schema
   */
  function objectFacts(name, schema) {
    const fields = Object.entries(schema.shape);
    const required = fields.flatMap(([key, field]) => (field.isOptional() ? [] : [key]));
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(([key, field]) => [key, facts(`${name}.${key}`, field)]),
      ),
      ...(required.length > 0 && { required }),
      // What Studio drops when it writes the file is a mistake; a theme keeps all it is given.
      additionalProperties: schema._def.unknownKeys === 'passthrough',
    };
  }

  /**
   * @param {string} place
   * @param {any[]} options
   */
  function unionFacts(place, options) {
    const variants = options.map((option) => {
      const kind = option.shape?.kind?._def.value;
      return facts(kind && !known.has(option) ? `${place}(${kind})` : place, option);
    });
    if (variants.every((variant) => 'const' in variant)) {
      return { type: 'string', enum: variants.map((variant) => variant.const) };
    }
    const plain = variants.filter((variant) => Object.keys(variant).join() === 'type');
    const others = variants.filter((variant) => !plain.includes(variant));
    const types = plain.map(({ type }) => type);
    const [type] = types;
    const merged = types.length > 1 ? [{ type: types }] : type ? [{ type }] : [];
    const all = [...merged, ...others];
    return all.length === 1 ? all[0] : { anyOf: all };
  }

  /**
   * @param {string} place
   * @param {any} schema
   */
  function recordFacts(place, { keyType, valueType }) {
    const open = keyType.safeParse(RESERVED_KEY).success;
    return {
      type: 'object',
      ...(!open && { propertyNames: { pattern: RESERVED_PATTERN } }),
      additionalProperties: facts(`${place}.*`, valueType),
    };
  }

  /**
   * @param {string} place
   * @param {any} schema
   * @returns {Facts}
   */
  function facts(place, schema) {
    const def = schema._def;
    if (known.has(schema) && known.get(schema) !== place) {
      return define(/** @type {string} */ (known.get(schema)), schema);
    }
    switch (def.typeName) {
      case 'ZodObject':
        return define(nameOf(place, schema), schema);
      case 'ZodOptional':
        return facts(place, def.innerType);
      case 'ZodLazy':
        return facts(place, def.getter());
      case 'ZodArray':
        return { type: 'array', items: facts(`${place}[]`, def.type) };
      case 'ZodRecord':
        return recordFacts(place, def);
      case 'ZodUnion':
        return unionFacts(place, def.options);
      case 'ZodDiscriminatedUnion':
        return unionFacts(place, def.options);
      case 'ZodLiteral':
        return { const: def.value };
      case 'ZodEnum':
        return { type: 'string', enum: def.values };
      case 'ZodAny':
        return {};
      case 'ZodString':
      case 'ZodNumber':
      case 'ZodBoolean':
      case 'ZodNull':
        return { type: def.typeName.slice('Zod'.length).toLowerCase() };
      default:
        throw new Error(
          `Expected a kind of schema that zodFacts.mjs knows, found ${def.typeName}.`,
        );
    }
  }

  return { define, definitions };
}

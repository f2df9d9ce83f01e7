import { plainText } from './plainText.mjs';

/** @typedef {Record<string, any>} Schema */

/** @param {string} name */
const ref = (name) => ({ $ref: `#/definitions/${name}` });

/** What an event takes. */
const EVENT = [ref('JsExpressionAction'), ref('NavigationAction')];

/** What a property takes as a fixed value, by the type that the package gives it. */
const FIXED = {
  // Editors of YAML read `label: 2024` as a number, and so does Studio, which shows it all the same.
  string: { type: ['string', 'number'] },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  array: { type: 'array', items: ref('PropertyValue') },
  object: { type: ['object', 'null'], additionalProperties: ref('PropertyValue') },
};

/**
 * What a property takes.
 *
 * @param {Schema} property its facts
 * @param {string[]} spellings values besides those of the list that Studio writes itself
 * @returns {Schema}
 */
function valueSchema(property, spellings) {
  const { type, minimum, maximum } = property;
  if (type === 'event') {
    return { anyOf: EVENT };
  }
  if (type === 'template') {
    return ref('Template');
  }
  const fixed = property.enum
    ? { enum: [...property.enum, ...spellings] }
    : {
        ...FIXED[/** @type {keyof typeof FIXED} */ (type)],
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
      };
  return property.bindable === false && type !== 'array'
    ? fixed
    : { anyOf: [fixed, ref('JsExpressionBinding')] };
}

/**
 * What the properties of a component take.
 *
 * @param {string} component
 * @param {Schema[]} properties their facts
 * @param {(property: string) => string} describe the site's description, in Markdown
 * @param {Record<string, string[]>} spellings by property, see valueSchema
 * @returns {Schema}
 */
export function propsSchema(component, properties, describe, spellings = {}) {
  // What stands inside a component is written beside its properties.
  const own = properties.filter(({ type }) => type !== 'element');
  return {
    title: `properties of ${component}`,
    type: 'object',
    properties: Object.fromEntries(
      own.map((property) => [
        property.name,
        {
          description: plainText(describe(property.name)),
          ...(property.default !== undefined && { default: property.default }),
          ...valueSchema(property, spellings[property.name] ?? []),
        },
      ]),
    ),
    additionalProperties: false,
  };
}

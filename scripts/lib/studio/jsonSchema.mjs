import { plainText } from './plainText.mjs';
import { propsSchema } from './propertySchema.mjs';

/** @typedef {Record<string, any>} Schema */

/**
 * The dialect that every editor with YAML support knows; several do not know later ones.
 */
const DIALECT = 'http://json-schema.org/draft-07/schema#';

/** The kinds of files, and the definition that is the whole file. */
export const KINDS = { page: 'Page', theme: 'Theme', application: 'Application' };

/** Values that the editor of Studio 0.13.0 writes, although its own list lacks them. */
const SPELLINGS = { Checkbox: { mode: ['checkbox'] } };

/** Custom components are named after their files. */
const CUSTOM_COMPONENT = { pattern: '^codeComponent\\.' };

/**
 * @typedef {object} Sources
 * @property {string} version
 * @property {string} address where the schemas are, with a slash at the end
 * @property {Record<string, Schema>} definitions facts of the files
 * @property {Record<string, { properties: Schema[] }>} components facts of the components
 * @property {Record<string, any>} files the site's descriptions of the files
 * @property {(component: string, property: string) => string} describe that of a property
 */

/** @param {string | { text: string, default?: string }} field */
const textOf = (field) => plainText(typeof field === 'string' ? field : field.text);

/**
 * A definition with the site's words.
 *
 * @param {Schema} facts
 * @param {{ title: string, text: string, fields?: Record<string, any> }} words
 */
function described(facts, { title, text, fields = {} }) {
  const { properties } = facts;
  return {
    title,
    description: plainText(text),
    ...facts,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [
          name,
          // Beside a `$ref`, draft-07 looks at nothing.
          schema.$ref
            ? { description: textOf(fields[name]), allOf: [schema] }
            : { description: textOf(fields[name]), ...schema },
        ]),
      ),
    }),
  };
}

/**
 * An element whose properties are those of its component.
 *
 * @param {Schema} element
 * @param {string[]} components
 */
function elementSchema(element, components) {
  const { component } = element.properties;
  return {
    ...element,
    properties: {
      ...element.properties,
      component: {
        description: component.description,
        anyOf: [{ enum: components }, { type: 'string', ...CUSTOM_COMPONENT }],
      },
    },
    allOf: components.map((name) => ({
      if: { properties: { component: { const: name } }, required: ['component'] },
      then: { properties: { props: { $ref: `#/definitions/${name}Props` } } },
    })),
  };
}

/**
 * The names of the definitions that a schema leads to.
 *
 * @param {unknown} schema
 * @returns {string[]}
 */
function referencesIn(schema) {
  return [...JSON.stringify(schema).matchAll(/"#\/definitions\/(\w+)"/g)].map(([, name]) => name);
}

/**
 * @param {Schema} root
 * @param {Record<string, Schema>} all
 */
function reachable(root, all) {
  const found = new Set(referencesIn(root));
  for (const name of found) {
    referencesIn(all[name]).forEach((next) => found.add(next));
  }
  return Object.fromEntries([...found].sort().map((name) => [name, all[name]]));
}

/**
 * The JSON schema of a kind of file.
 *
 * @param {keyof typeof KINDS} kind
 * @param {Sources} sources
 * @returns {Schema}
 */
export function fileSchema(kind, { version, address, definitions, components, files, describe }) {
  const names = Object.keys(components);
  const props = names.map((name) => [
    `${name}Props`,
    propsSchema(
      name,
      components[name].properties,
      (property) => describe(name, property),
      SPELLINGS[/** @type {keyof typeof SPELLINGS} */ (name)],
    ),
  ]);
  const worded = Object.entries(definitions).map(([name, facts]) => [
    name,
    described(facts, files[name]),
  ]);
  const all = Object.fromEntries([...worded, ...props]);
  all.Element = elementSchema(all.Element, names);
  const { [KINDS[kind]]: root } = all;
  return {
    $schema: DIALECT,
    $id: `${address}${kind}.schema.json`,
    ...root,
    title: `Toolpad Studio ${version} ${root.title}`,
    definitions: reachable(root, all),
  };
}

import {
  COLUMN_FIELDS,
  COMPONENT_WORDS,
  COMPONENTS,
  DEFINITIONS,
  descriptionOf,
  OBJECT_WORDS,
  type Property,
  type Schema,
} from '../../../../plugins/api-tables/node/studio/facts';

const PROPERTIES = Object.entries(COMPONENTS).flatMap(([component, { properties }]) =>
  properties.map((property) => ({ component, property })),
);

test('the packages have 21 components with 141 properties', () => {
  expect(Object.keys(COMPONENTS)).toHaveLength(21);
  expect(PROPERTIES).toHaveLength(141);
});

test('every property has a description', () => {
  const missing = PROPERTIES.filter(({ component, property }) => {
    try {
      return descriptionOf(component, property.name).trim() === '';
    } catch {
      return true;
    }
  });
  expect(missing.map(({ component, property }) => `${component}.${property.name}`)).toEqual([]);
});

test('a description that is missing is asked for', () => {
  expect(() => descriptionOf('Button', 'color2')).toThrow(
    /description of Button\.color2.*Write one/,
  );
});

test('no description is of a property that does not exist', () => {
  const known = new Set(
    PROPERTIES.map(({ component, property }) => `${component}.${property.name}`),
  );
  const strange = Object.entries(COMPONENT_WORDS.properties).flatMap(([component, words]) =>
    Object.keys(words)
      .map((name) => `${component}.${name}`)
      .filter((name) => !known.has(name)),
  );
  expect(strange).toEqual([]);
});

test('a shared description is shared', () => {
  const users = Object.keys(COMPONENT_WORDS.shared).map((name) => {
    const count = PROPERTIES.filter(
      ({ component, property }) =>
        property.name === name && COMPONENT_WORDS.properties[component]?.[name] === undefined,
    ).length;
    return { name, count };
  });
  expect(users.filter(({ count }) => count < 2)).toEqual([]);
});

/** The names of the fields that the package knows of a property made of objects. */
function fieldsOf({ name, schema, default: value }: Property): readonly string[] {
  if (name === 'columns') {
    return COLUMN_FIELDS;
  }
  const variants = (schema?.anyOf ?? [schema?.items ?? schema]).filter(
    (variant): variant is Schema => variant !== undefined,
  );
  const known = variants.flatMap(({ properties = {} }) => Object.keys(properties));
  const [first] = Array.isArray(value) ? (value as object[]) : [];
  return [...new Set([...known, ...Object.keys(first ?? {})])];
}

test.each(Object.entries(COMPONENT_WORDS.fields))('the fields of %s', (of, { rows }) => {
  const [component = '', name] = of.split('.');
  const property = COMPONENTS[component]?.properties.find((candidate) => candidate.name === name);
  if (!property) {
    throw new Error(`${of} does not exist.`);
  }
  expect(rows.map((row) => row.name).sort()).toEqual([...fieldsOf(property)].sort());
});

test('every field of every object in a file has words, and no other has', () => {
  const facts = Object.entries(DEFINITIONS).flatMap(([name, { properties = {} }]) => [
    name,
    ...Object.keys(properties).map((field) => `${name}.${field}`),
  ]);
  const words = Object.entries(OBJECT_WORDS).flatMap(([name, { fields = {} }]) => [
    name,
    ...Object.keys(fields).map((field) => `${name}.${field}`),
  ]);
  expect(words.sort()).toEqual(facts.sort());
});

test('no two objects stand under the same heading', () => {
  const anchors = Object.values(OBJECT_WORDS).map(({ anchor }) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('nothing that the package says in prose is kept', () => {
  const facts = JSON.stringify([COMPONENTS, DEFINITIONS]);
  expect(facts).not.toMatch(/helperText|"description":"|material-ui/);
});

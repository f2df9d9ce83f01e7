import { componentFacts } from '../../../../scripts/lib/studio/componentFacts.mjs';
import { interfaceFields } from '../../../../scripts/lib/studio/components.mjs';
import { createReader } from '../../../../scripts/lib/studio/zodFacts.mjs';

/** As much of zod's schemas as the reader looks at. */
function fake(typeName: string, def: object = {}, rest: object = {}) {
  return { _def: { typeName, ...def }, isOptional: () => typeName === 'ZodOptional', ...rest };
}

const text = fake('ZodString');
const literal = (value: string) => fake('ZodLiteral', { value });
const optional = (innerType: unknown) => fake('ZodOptional', { innerType });
const object = (shape: Record<string, unknown>, unknownKeys = 'strip') =>
  fake('ZodObject', { unknownKeys }, { shape });

function read(
  root: unknown,
  names: Record<string, string> = {},
  known = new Map<unknown, string>(),
) {
  const { define, definitions } = createReader({ names, known });
  define('Root', root);
  return definitions as Record<string, { properties: Record<string, unknown> } | undefined>;
}

test('objects become definitions, with the fields that are required', () => {
  const definitions = read(object({ a: text, b: optional(object({ c: text })) }), {
    'Root.b': 'Inner',
  });
  expect(definitions).toEqual({
    Root: {
      type: 'object',
      properties: { a: { type: 'string' }, b: { $ref: '#/definitions/Inner' } },
      required: ['a'],
      additionalProperties: false,
    },
    Inner: {
      type: 'object',
      properties: { c: { type: 'string' } },
      required: ['c'],
      additionalProperties: false,
    },
  });
});

test('an object that nobody has named stops the script', () => {
  expect(() => read(object({ b: object({}) }))).toThrow(/name for the object at Root\.b/);
});

test('a kind of schema that nobody knows stops the script', () => {
  expect(() => read(object({ b: fake('ZodDate') }))).toThrow(/found ZodDate/);
});

test.each([
  [
    fake('ZodUnion', { options: [literal('a'), literal('b')] }),
    { type: 'string', enum: ['a', 'b'] },
  ],
  [fake('ZodUnion', { options: [text, fake('ZodNull')] }), { type: ['string', 'null'] }],
  [fake('ZodArray', { type: text }), { type: 'array', items: { type: 'string' } }],
  [fake('ZodEnum', { values: ['x'] }), { type: 'string', enum: ['x'] }],
  [fake('ZodLazy', { getter: () => text }), { type: 'string' }],
  [fake('ZodAny'), {}],
])('a field %#', (schema, expected) => {
  expect(read(object({ field: schema })).Root?.properties.field).toEqual(expected);
});

test('a record that refuses reserved keys says so', () => {
  const keyType = { safeParse: () => ({ success: false }) };
  const record = fake('ZodRecord', { keyType, valueType: text });
  expect(read(object({ field: record })).Root?.properties.field).toEqual({
    type: 'object',
    propertyNames: { pattern: '^(?!\\$\\$)' },
    additionalProperties: { type: 'string' },
  });
});

test('an object may contain itself', () => {
  const element = object({ children: optional(fake('ZodLazy', { getter: () => element })) });
  const definitions = read(element, {}, new Map([[element, 'Root']]));
  expect(definitions.Root?.properties.children).toEqual({ $ref: '#/definitions/Root' });
});

test('of a component only facts are kept', () => {
  const config = {
    helperText: 'Prose of the package.',
    loadingProp: 'loading',
    argTypes: {
      value: {
        helperText: 'Prose.',
        type: 'string',
        default: '',
        label: 'Value shown',
        onChangeProp: 'onChange',
        defaultValueProp: 'defaultValue',
        control: { bindable: false },
        schema: { type: 'string', description: 'Prose.' },
      },
    },
  };
  expect(componentFacts(config)).toEqual({
    loadingProp: 'loading',
    properties: [
      {
        name: 'value',
        type: 'string',
        default: '',
        label: 'Value shown',
        state: true,
        startsAs: 'defaultValue',
        bindable: false,
        schema: { type: 'string' },
      },
    ],
  });
});

test('the fields of an interface, with those that it picks', () => {
  const declarations =
    "export interface Column extends Pick<Other, 'field' | 'width'> { pin?: 'left' }";
  expect(interfaceFields(declarations, 'Column')).toEqual(['field', 'width', 'pin']);
  expect(() => interfaceFields(declarations, 'Row')).toThrow(/interface Row/);
});

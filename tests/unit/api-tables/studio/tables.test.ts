import { componentPath } from '../../../../plugins/api-tables/node/studio/anchors';
import { defaultText } from '../../../../plugins/api-tables/node/studio/defaultText';
import {
  COMPONENT_WORDS,
  COMPONENTS,
  OBJECT_WORDS,
  type Property,
} from '../../../../plugins/api-tables/node/studio/facts';
import { remarks, studioTable } from '../../../../plugins/api-tables/node/studio/tables';
import { schemaType } from '../../../../plugins/api-tables/node/studio/typeText';
import { compile, tableOf } from './compile';

const REMARKED: [Property, RegExp][] = [
  [{ name: 'value', type: 'string', state: true, startsAs: 'defaultValue' }, /starts as/],
  [{ name: 'checked', type: 'boolean', state: true }, /in the page file is ignored\.$/],
  [{ name: 'columns', type: 'array', bindable: false }, /^Can’t be bound\.$/],
  [{ name: 'rowIdField', type: 'string', label: 'Id field' }, /^\*\*Id field\*\* in the editor\.$/],
  [{ name: 'value', type: 'object', hidden: true }, /^Hidden in the editor\.$/],
  [{ name: 'mode', type: 'string', label: 'Mode' }, /^$/],
];

function rowOf(of: string, name: string) {
  const row = studioTable(of).rows.find((candidate) => candidate.name === name);
  if (!row) {
    throw new Error(`The table of ${of} has no ${name}.`);
  }
  return row;
}

test('a property as a row', () => {
  expect(rowOf('Button', 'variant')).toEqual({
    id: 'prop-variant',
    name: 'variant',
    type: { text: ['contained | outlined | text'] },
    default: 'contained',
    description: [['Filled, outlined, or text only.']],
  });
});

test('an event leads to where events are explained', () => {
  expect(rowOf('Form', 'onSubmit').type?.text).toEqual([
    { href: '/studio/concepts/event-handling', children: ['event'] },
  ]);
});

test('a field of a file says whether it is required, and leads to what it is made of', () => {
  expect(rowOf('Element', 'name').required).toBe(true);
  expect(rowOf('Element', 'layout')).toMatchObject({
    id: 'field-element-layout',
    type: { text: [{ href: '#layout', children: ['layout'] }] },
  });
  expect(rowOf('PageSpec', 'maxWidth')).toMatchObject({
    type: { text: ['xs | sm | md | lg | xl | none'] },
    default: 'lg',
  });
});

test('every table can be made, and no page has an anchor twice', () => {
  const pages = [
    ...Object.keys(COMPONENTS).map((component) => [
      component,
      ...Object.keys(COMPONENT_WORDS.fields).filter((of) => of.startsWith(`${component}.`)),
    ]),
    Object.keys(OBJECT_WORDS).filter((name) => name !== 'PropertyValue'),
  ];
  for (const tables of pages) {
    const ids = tables.flatMap((of) => studioTable(of).rows.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('a table that does not exist is answered with those that do', () => {
  expect(() => studioTable('Buton')).toThrow(/found "Buton"\. There are: .*Button, /);
});

test.each(REMARKED)('what follows from the facts of %j', (property, expected) => {
  expect(remarks(property).join(' ')).toMatch(expected);
});

test.each([
  ['', '""'],
  [null, 'null'],
  [false, 'false'],
  [0, '0'],
  ['primary', 'primary'],
  [[], '[]'],
  [{}, '{}'],
  [[{ title: 'One', name: 'one' }, { title: 'Two' }], '[{ title: One, name: one }, …]'],
])('the default %j', (value, expected) => {
  expect(defaultText(value)).toBe(expected);
});

test.each([
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'string | number'],
  [{ anyOf: [{}, { type: 'string' }] }, 'anything'],
  [{ type: 'array', items: { type: 'string' } }, 'list of string'],
  [{ const: 'v1' }, 'v1'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ additionalProperties: { type: 'string' } }, 'object of string'],
])('the type of %j', (schema, expected) => {
  const pieces = schemaType(schema).map((piece) => (typeof piece === 'string' ? piece : '?'));
  expect(pieces.join('')).toBe(expected);
});

test('an object without words is asked for', () => {
  expect(() => schemaType({ $ref: '#/definitions/Nobody' })).toThrow(/words on Nobody/);
});

test.each([
  ['DataGrid', 'reference/components/data-grid/'],
  ['Text', 'reference/components/text/'],
])('the page of %s', (component, expected) => {
  expect(componentPath(component)).toBe(expected);
});

test('each element becomes a table, below one choice of the view', async () => {
  const { children } = await compile(['Chart', 'Chart.data'].map(tableOf));
  const names = children.map((child) => 'name' in child && child.name);
  expect(names).toEqual(['ApiViewSwitch', 'ApiTable', 'ApiTable']);
});

test.each([
  ['Nothing', /found "Nothing"/],
  ['', /<StudioTable of="Button" \/>/],
])('a mistake on a page is reported: "%s"', async (name, expected) => {
  expect((await compile([tableOf(name)])).failures).toEqual([expect.stringMatching(expected)]);
});

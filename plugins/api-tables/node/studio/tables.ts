import { richText } from '../core/page/richText';
import type { ApiColumns, ApiRow, Inline } from '../../shared/rows';
import { fieldAnchor, propertyAnchor } from './anchors';
import { defaultText } from './defaultText';
import {
  COMPONENT_WORDS,
  COMPONENTS,
  DEFINITIONS,
  descriptionOf,
  type FieldWords,
  OBJECT_WORDS,
  type Property,
} from './facts';
import { propertyType, schemaType } from './typeText';

/** A table, as `<ApiTable>` draws it. */
export interface StudioTable {
  label: string;
  columns: ApiColumns;
  rows: ApiRow[];
}

/** What follows from the facts, in the same words everywhere. */
export function remarks({ name, label, state, startsAs, bindable, hidden }: Property): string[] {
  return [
    ...(state
      ? [
          'Managed by Studio: a value in the page file is ignored' +
            (startsAs ? `, it starts as \`${startsAs}\`.` : '.'),
        ]
      : []),
    // Events, templates and what stands inside are no values: nobody would think of binding them.
    ...(bindable === false ? ['Can’t be bound.'] : []),
    ...(hidden ? ['Hidden in the editor.'] : []),
    ...(label && label.toLowerCase() !== name.toLowerCase() ? [`**${label}** in the editor.`] : []),
  ];
}

function columnsOf(name: string, rows: readonly ApiRow[]): ApiColumns {
  const withDefaults = rows.some((row) => row.default !== undefined);
  return { name, type: 'Type', ...(withDefaults && { default: 'Default' }) };
}

function componentTable(component: string, properties: readonly Property[]): StudioTable {
  const rows = properties.map((property): ApiRow => {
    const notes = remarks(property).join(' ');
    return {
      id: propertyAnchor(property.name),
      name: property.name,
      type: { text: propertyType(property) },
      ...(property.default !== undefined && { default: defaultText(property.default) }),
      description: [...richText(descriptionOf(component, property.name)), ...richText(notes)],
    };
  });
  return { label: `Properties of ${component}`, columns: columnsOf('Name', rows), rows };
}

/** A field of an object, which is its owner. */
function fieldRow(owner: string, type: Inline[], words: Omit<FieldWords, 'type'>): ApiRow {
  const { name, required, default: value, text } = words;
  return {
    id: fieldAnchor(owner, name),
    name,
    ...(required && { required: true }),
    type: { text: type },
    ...(value !== undefined && { default: value }),
    description: richText(text),
  };
}

function fieldsTable(of: string): StudioTable | undefined {
  const words = COMPONENT_WORDS.fields[of];
  const owner = of.split('.')[1] ?? of;
  const rows = words?.rows.map((field) => fieldRow(owner, [field.type], field));
  return words && rows && { label: words.title, columns: columnsOf('Field', rows), rows };
}

function objectTable(name: string): StudioTable | undefined {
  const { properties, required = [] } = DEFINITIONS[name] ?? {};
  const words = OBJECT_WORDS[name];
  if (!properties || !words) {
    return undefined;
  }
  const rows = Object.entries(properties).map(([field, schema]): ApiRow => {
    const given = words.fields?.[field];
    const own = typeof given === 'string' ? { text: given } : given;
    if (!own) {
      throw new Error(
        `Expected words on ${name}.${field}, found none. Write them in ` +
          'plugins/api-tables/node/studio/data/fileDescriptions.json.',
      );
    }
    return fieldRow(words.anchor, schemaType(schema), {
      ...own,
      name: field,
      required: required.includes(field),
    });
  });
  return { label: `Fields of a ${words.title}`, columns: columnsOf('Field', rows), rows };
}

/**
 * The table that a page asks for.
 *
 * @param of a component (`Button`), a property of objects (`DataGrid.columns`), or an object in a
 *   file (`PageSpec`)
 * @throws Error that names what there is
 */
export function studioTable(of: string): StudioTable {
  const component = COMPONENTS[of];
  const table = component
    ? componentTable(of, component.properties)
    : (fieldsTable(of) ?? objectTable(of));
  if (!table) {
    const names = [
      ...Object.keys(COMPONENTS),
      ...Object.keys(COMPONENT_WORDS.fields),
      ...Object.keys(OBJECT_WORDS),
    ];
    throw new Error(
      `Expected the name of a Studio component, property, or object, found "${of}". ` +
        `There are: ${names.join(', ')}.`,
    );
  }
  return table;
}

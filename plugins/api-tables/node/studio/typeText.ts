import type { Inline } from '../../shared/rows';
import { OBJECT_WORDS, type Property, type Schema } from './facts';

/** Where types of properties that are no YAML values are explained. */
const EXPLAINED: Partial<Record<string, string>> = {
  event: '/studio/concepts/event-handling',
  template: '/studio/reference/file-schema#template',
  element: '/studio/reference/file-schema#element',
};

/** The type of a property, as it is written in a page file. */
export function propertyType({ type, enum: values }: Property): Inline[] {
  const href = EXPLAINED[type];
  if (href) {
    return [{ href, children: [type] }];
  }
  return [values ? values.join(' | ') : type];
}

function separated(parts: Inline[][]): Inline[] {
  return parts.flatMap((part, place) => (place > 0 ? [' | ', ...part] : part));
}

function referenceType(ref: string): Inline[] {
  const name = ref.slice('#/definitions/'.length);
  const words = OBJECT_WORDS[name];
  if (!words) {
    throw new Error(
      `Expected words on ${name}, found none. Write them in ` +
        'plugins/api-tables/node/studio/data/fileDescriptions.json.',
    );
  }
  return [{ href: `#${words.anchor}`, children: [words.title] }];
}

/** Nothing is asked of the value. */
function isAnything(schema: Schema): boolean {
  return Object.keys(schema).length === 0;
}

/** The type of a field in a file, with links to what it is made of on the same page. */
export function schemaType(schema: Schema): Inline[] {
  const { $ref, type, enum: values, anyOf, items, additionalProperties } = schema;
  if ($ref) {
    return referenceType($ref);
  }
  if (anyOf) {
    return anyOf.some(isAnything) ? ['anything'] : separated(anyOf.map(schemaType));
  }
  if (values) {
    return [values.join(' | ')];
  }
  if ('const' in schema) {
    return [String(schema.const)];
  }
  if (items) {
    return ['list of ', ...schemaType(items)];
  }
  if (typeof additionalProperties === 'object') {
    return ['object of ', ...schemaType(additionalProperties)];
  }
  return [[type ?? 'anything'].flat().join(' | ')];
}

import type { RootContent } from 'mdast';
import { formatted } from '../format';
import type { HookReference, NamedType } from '../reference';
import { typeAnchor } from './anchors';
import { blocks } from './blocks';
import { code, heading, inlineCode, list, paragraph } from './elements';
import { richText } from './richText';
import { type TableContext, tableElement, tableHeading, tableOf } from './table';

/** What stands in the columns of a type's table. */
const FIELD_COLUMNS = { name: 'Field', type: 'Type' };

async function parameters(
  { name, parameters: members }: HookReference,
  context: TableContext,
): Promise<RootContent[]> {
  if (members.length === 0) {
    return [];
  }
  return [tableHeading('parameters'), await tableOf('parameters', name, members, context)];
}

async function returned(
  { name, returns: { type, description, members } }: HookReference,
  context: TableContext,
): Promise<RootContent[]> {
  const { links } = context;
  const types = type.text.split('\n');
  return [
    tableHeading('returns'),
    types.length === 1
      ? paragraph(inlineCode(type.text))
      : list(types.map((text) => [inlineCode(text)])),
    ...blocks(richText(description, links.rewrite)),
    ...(members.length > 0 ? [await tableOf('returns', name, members, context)] : []),
  ];
}

async function namedType(
  { name, description, code: declaration, members }: NamedType,
  context: TableContext,
): Promise<RootContent[]> {
  const idOf = (field: string): string => typeAnchor(name, field);
  return [
    heading(3, typeAnchor(name), name),
    ...blocks(richText(description, context.links.rewrite)),
    members.length > 0
      ? await tableElement(`Fields of ${name}`, FIELD_COLUMNS, members, idOf, context)
      : code('ts', await formatted(declaration)),
  ];
}

/** Signature, parameters, returned value and types of a hook, under headings. */
export async function hookSections(
  reference: HookReference,
  page: TableContext,
): Promise<RootContent[]> {
  const { signatures, types } = reference;
  const context: TableContext = {
    ...page,
    typeId: (name) => (types.some((type) => type.name === name) ? typeAnchor(name) : undefined),
  };
  const explained = await Promise.all(types.map((type) => namedType(type, context)));
  return [
    heading(2, 'signature', 'Signature'),
    code('ts', await formatted(signatures)),
    ...(await parameters(reference, context)),
    ...(await returned(reference, context)),
    ...(types.length > 0 ? [heading(2, 'types', 'Types'), ...explained.flat()] : []),
  ];
}

import type { RootContent } from 'mdast';
import type { HookReference, NamedType } from '../reference';
import { blocks } from './blocks';
import { code, heading, inlineCode, list, paragraph } from './elements';
import { richText } from './richText';
import { type TableContext, tableElement } from './table';

async function parameters(
  { name, parameters: members }: HookReference,
  context: TableContext,
): Promise<RootContent[]> {
  const { anchors } = context;
  if (members.length === 0) {
    return [];
  }
  const idOf = (parameter: string): string => anchors.row('parameters', parameter);
  return [
    heading(2, anchors.heading('parameters'), 'Parameters'),
    await tableElement('parameters', `Parameters of ${name}`, members, idOf, context),
  ];
}

async function returned(
  { name, returns: { type, description, members } }: HookReference,
  context: TableContext,
): Promise<RootContent[]> {
  const { anchors, links } = context;
  const types = type.text.split('\n');
  const idOf = (field: string): string => anchors.row('returns', field);
  return [
    heading(2, anchors.heading('returns'), 'Returns'),
    types.length === 1
      ? paragraph(inlineCode(type.text))
      : list(types.map((text) => [inlineCode(text)])),
    ...blocks(richText(description, links.rewrite)),
    ...(members.length > 0
      ? [await tableElement('returns', `What ${name} returns`, members, idOf, context)]
      : []),
  ];
}

async function namedType(
  { name, description, code: declaration, members }: NamedType,
  context: TableContext,
): Promise<RootContent[]> {
  const { anchors, links } = context;
  const idOf = (field: string): string => anchors.type(name, field);
  return [
    heading(3, anchors.type(name), name),
    ...blocks(richText(description, links.rewrite)),
    members.length > 0
      ? await tableElement('fields', `Fields of ${name}`, members, idOf, context)
      : code('ts', declaration),
  ];
}

/** Signature, parameters, returned value and types of a hook, under headings. */
export async function hookSections(
  reference: HookReference,
  page: TableContext,
): Promise<RootContent[]> {
  const { anchors } = page;
  const { signatures, types } = reference;
  const context: TableContext = {
    ...page,
    typeId: (name) => (types.some((type) => type.name === name) ? anchors.type(name) : undefined),
  };
  const explained = await Promise.all(types.map((type) => namedType(type, context)));
  return [
    heading(2, anchors.heading('signature'), 'Signature'),
    code('ts', signatures),
    ...(await parameters(reference, context)),
    ...(await returned(reference, context)),
    ...(types.length > 0
      ? [heading(2, anchors.heading('types'), 'Types'), ...explained.flat()]
      : []),
  ];
}

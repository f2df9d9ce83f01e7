import type { RootContent } from 'mdast';
import { formatted } from '../format';
import type { HookReference, NamedType } from '../reference';
import { code, heading } from './elements';
import { markdown } from './richText';
import { type TableContext, tableElement, tableSection } from './table';
import { typeAnchor } from './tables';

/** What stands in the columns of a type's table. */
const FIELD_COLUMNS = { name: 'Field', type: 'Type' };

/** What a hook returns, in a word for each overload. */
function returned(
  { returns: { type, description } }: HookReference,
  { links }: TableContext,
): RootContent[] {
  const types = type.text.split('\n').map((text) => `\`\` ${text} \`\``);
  return [
    ...markdown(types.length === 1 ? types.join() : types.map((text) => `- ${text}`).join('\n')),
    ...markdown(description, links.rewrite),
  ];
}

async function namedType(
  { name, description, code: declaration, members }: NamedType,
  context: TableContext,
): Promise<RootContent[]> {
  const idOf = (field: string): string => typeAnchor(name, field);
  return [
    heading(3, typeAnchor(name), name),
    ...markdown(description, context.links.rewrite),
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
  const { name, signatures, parameters, returns, types } = reference;
  const context: TableContext = {
    ...page,
    typeId: (named) => (types.some((type) => type.name === named) ? typeAnchor(named) : undefined),
  };
  const explained = await Promise.all(types.map((type) => namedType(type, context)));
  return [
    heading(2, 'signature', 'Signature'),
    code('ts', await formatted(signatures)),
    ...(await tableSection('parameters', name, parameters, context)),
    ...(await tableSection('returns', name, returns.members, context, {
      before: returned(reference, context),
    })),
    ...(types.length > 0 ? [heading(2, 'types', 'Types'), ...explained.flat()] : []),
  ];
}

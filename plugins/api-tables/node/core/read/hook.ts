import ts from 'typescript';
import type { HookReference, Member, NamedType, TypeText } from '../reference';
import { collectDeclarations, type DeclaredType, readType, formatType } from './typeText';
import {
  type DocComment,
  getOwnProperties,
  readDocComment,
  readMember,
  removeLinkLists,
} from './members';
import { getTypeAnchor } from '../page/links';
import { readExport } from './exports';
import type { Library } from './library';
import { getTypeReferences } from './symbols';

interface Overload {
  node: ts.SignatureDeclaration;
  doc: DocComment;
}

/** Formats a signature as TypeScript: `function useThing<T>(key: string): T`. */
function formatSignature(name: string, { node }: Overload): string {
  const formatList = (nodes: readonly ts.Node[] | undefined): string =>
    (nodes ?? []).map((entry) => formatType(entry.getText())).join(', ');
  const generics = node.typeParameters ? `<${formatList(node.typeParameters)}>` : '';
  const result = node.type ? formatType(node.type.getText()) : 'void';
  return `function ${name}${generics}(${formatList(node.parameters)}): ${result};`;
}

/** Links the names in a type to the types' sections on the hook's page. */
function linkTypeSections(type: TypeText, types: readonly DeclaredType[]): TypeText {
  const named = types.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(type.text));
  const anchors = Object.fromEntries(named.map(({ name }) => [name, `#${getTypeAnchor(name)}`]));
  return {
    text: type.text,
    links: { ...type.links, ...anchors },
    ...(type.full && { full: type.full }),
  };
}

/** Combines the types of overloads, with one line per overload. */
function joinTypes(types: readonly TypeText[]): TypeText {
  const full = [...new Set(types.flatMap((type) => type.full ?? []))].join('\n\n');
  return {
    text: [...new Set(types.map(({ text }) => text))].join('\n'),
    links: Object.assign({}, ...types.map(({ links }) => links)) as TypeText['links'],
    ...(full && { full }),
  };
}

function readParameters(
  library: Library,
  overloads: readonly Overload[],
  named: readonly DeclaredType[],
): Member[] {
  const parameters = overloads.flatMap(({ node, doc }) =>
    node.parameters.map((parameter) => ({ parameter, doc, name: parameter.name.getText() })),
  );
  return [...new Set(parameters.map(({ name }) => name))].map((name) => {
    const same = parameters.filter((parameter) => parameter.name === name);
    const types = same.flatMap(({ parameter: { type } }) => type ?? []);
    return {
      name,
      type: joinTypes(types.map((type) => linkTypeSections(readType(library, type, name), named))),
      required: same.every(({ parameter }) => !parameter.questionToken),
      description: same.map(({ doc }) => doc.parameters.get(name) ?? '').find(Boolean) ?? '',
      describedBy: 'package',
      notes: [],
    };
  });
}

/** Returns whether any member has a description. Otherwise, the declaration is sufficient, and no table is needed. */
function hasDescriptions(members: readonly Member[]): boolean {
  return members.some(({ description }) => description);
}

function linkMembers(members: readonly Member[], types: readonly DeclaredType[]): Member[] {
  return members.map((member) => ({ ...member, type: linkTypeSections(member.type, types) }));
}

/** Reads the fields of a hook's return value. For a type parameter, these are the fields of its constraint. */
function readReturnedMembers(library: Library, type: ts.Type): Member[] {
  const { checker } = library;
  const returned = checker.getNonNullableType(type);
  const known = returned.isTypeParameter()
    ? (checker.getBaseConstraintOfType(returned) ?? returned)
    : returned;
  // “Required” describes what callers must pass, so it doesn't apply to return values.
  return getOwnProperties(library, known).map((property) => ({
    ...readMember(library, property),
    required: false,
  }));
}

function readNamedType(
  library: Library,
  declared: DeclaredType,
  types: readonly DeclaredType[],
): NamedType {
  const { name, node, symbol, code } = declared;
  const type = library.checker.getDeclaredTypeOfSymbol(symbol);
  const members =
    ts.isInterfaceDeclaration(node) && type.getCallSignatures().length === 0
      ? getOwnProperties(library, type).map((property) => readMember(library, property))
      : [];
  return {
    name,
    code,
    description: readDocComment(node).description,
    members: hasDescriptions(members) ? linkMembers(members, types) : [],
  };
}

export function readHook(library: Library, name: string, symbol: ts.Symbol): HookReference {
  const { common, doc } = readExport(library, name, symbol);
  const signatures = library.checker.getTypeOfSymbol(symbol).getCallSignatures();
  const overloads = signatures.map((signature): Overload => {
    const node = signature.getDeclaration();
    const comment = readDocComment(node);
    return { node, doc: comment.description ? comment : doc };
  });
  const [main] = overloads;
  const [signature] = signatures;
  if (!main?.node.type || !signature) {
    throw new Error(
      `The API reference expected the hook ${name} of ${common.package} ${common.version} to be a ` +
        'function with an explicit return type, but found none. Remove it from the pages.',
    );
  }
  const named = collectDeclarations(
    library,
    overloads.flatMap(({ node: { parameters, typeParameters = [], type } }) =>
      [...parameters, ...typeParameters, ...(type ? [type] : [])].flatMap(getTypeReferences),
    ),
  );
  const returned = overloads.flatMap(({ node }) => node.type ?? []);
  const fields = readReturnedMembers(library, signature.getReturnType());
  const hasTable = hasDescriptions(fields);
  // The table of the return value describes the returned type, which therefore needs no section.
  const types = named.filter(
    (declared) => !(hasTable && returned.every((type) => type.getText() === declared.name)),
  );
  return {
    kind: 'hook',
    ...common,
    description: common.description || removeLinkLists(main.doc.description),
    signatures: overloads.map((overload) => formatSignature(name, overload)).join('\n\n'),
    parameters: readParameters(library, overloads, types),
    returns: {
      type: joinTypes(
        returned.map((type) => linkTypeSections(readType(library, type, name), types)),
      ),
      description: main.doc.returns,
      members: hasTable ? linkMembers(fields, types) : [],
    },
    types: types.map((declared) => readNamedType(library, declared, types)),
  };
}

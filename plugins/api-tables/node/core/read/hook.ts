import ts from 'typescript';
import type { HookReference, Member, NamedType, TypeText } from '../reference';
import { declarationsFor, type Declared, tidyType, typeText } from './typeText';
import { type Doc, docOf, memberOf, ownProperties, withoutLists } from './members';
import { readExport } from './exported';
import type { Library } from './library';
import { referencesIn } from './symbols';

interface Overload {
  node: ts.SignatureDeclaration;
  doc: Doc;
}

/** As TypeScript: `function useThing<T>(key: string): T`. */
function signatureText(name: string, { node }: Overload): string {
  const list = (nodes: readonly ts.Node[] | undefined): string =>
    (nodes ?? []).map((entry) => tidyType(entry.getText())).join(', ');
  const generics = node.typeParameters ? `<${list(node.typeParameters)}>` : '';
  const result = node.type ? tidyType(node.type.getText()) : 'void';
  return `function ${name}${generics}(${list(node.parameters)}): ${result};`;
}

/** On the page of a hook, types are explained below. */
function explainedBelow(type: TypeText, types: readonly Declared[]): TypeText {
  const below = types.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(type.text));
  const links = { ...type.links };
  for (const { name } of below) {
    links[name] = `type:${name}`;
  }
  return { text: type.text, links, ...(type.whole && { whole: type.whole }) };
}

/** The types that overloads give one thing, a line each. */
function joined(types: readonly TypeText[]): TypeText {
  const whole = [...new Set(types.flatMap((type) => type.whole ?? []))].join('\n\n');
  return {
    text: [...new Set(types.map(({ text }) => text))].join('\n'),
    links: Object.assign({}, ...types.map(({ links }) => links)) as TypeText['links'],
    ...(whole && { whole }),
  };
}

/** One row for each name, with the types that the overloads give it. */
function parametersOf(
  library: Library,
  overloads: readonly Overload[],
  named: readonly Declared[],
): Member[] {
  const places = overloads.flatMap(({ node, doc }) =>
    node.parameters.map((parameter) => ({ parameter, doc, name: parameter.name.getText() })),
  );
  return [...new Set(places.map(({ name }) => name))].map((name) => {
    const same = places.filter((place) => place.name === name);
    const types = same.flatMap(({ parameter: { type } }) => type ?? []);
    return {
      name,
      type: joined(types.map((type) => explainedBelow(typeText(library, type, name), named))),
      required: same.every(({ parameter }) => !parameter.questionToken),
      description: same.map(({ doc }) => doc.parameters.get(name) ?? '').find(Boolean) ?? '',
      describedBy: 'package',
      notes: [],
    };
  });
}

/** Fields are listed where the package describes any of them; else the declaration says it all. */
function isDescribed(members: readonly Member[]): boolean {
  return members.some(({ description }) => description);
}

function explained(members: readonly Member[], types: readonly Declared[]): Member[] {
  return members.map((member) => ({ ...member, type: explainedBelow(member.type, types) }));
}

/** The fields of what a hook returns; of a type parameter, what it must have. */
function returnedMembers(library: Library, type: ts.Type): Member[] {
  const { checker } = library;
  const returned = checker.getNonNullableType(type);
  const known = returned.isTypeParameter()
    ? (checker.getBaseConstraintOfType(returned) ?? returned)
    : returned;
  // What is given needs not be given by the reader.
  return ownProperties(library, known).map((property) => ({
    ...memberOf(library, property),
    required: false,
  }));
}

function namedType(library: Library, declared: Declared, types: readonly Declared[]): NamedType {
  const { name, node, symbol, code } = declared;
  const type = library.checker.getDeclaredTypeOfSymbol(symbol);
  const members =
    ts.isInterfaceDeclaration(node) && type.getCallSignatures().length === 0
      ? ownProperties(library, type).map((property) => memberOf(library, property))
      : [];
  return {
    name,
    code,
    description: docOf(node).description,
    members: isDescribed(members) ? explained(members, types) : [],
  };
}

/** Reads what the package says about one of its hooks. */
export function readHook(library: Library, name: string, symbol: ts.Symbol): HookReference {
  const { common, doc } = readExport(library, name, symbol);
  const signatures = library.checker.getTypeOfSymbol(symbol).getCallSignatures();
  const overloads = signatures.map((signature): Overload => {
    const node = signature.getDeclaration();
    const own = docOf(node);
    return { node, doc: own.description ? own : doc };
  });
  const [main] = overloads;
  const [signature] = signatures;
  if (!main?.node.type || !signature) {
    throw new Error(
      `The API reference expected the hook ${name} of ${common.package} ${common.version} to be a ` +
        'function with a written type, but found none. Leave it out of the pages.',
    );
  }
  const named = declarationsFor(
    library,
    overloads.flatMap(({ node }) => [
      ...node.parameters.flatMap((parameter) => referencesIn(parameter)),
      ...(node.typeParameters ?? []).flatMap((parameter) => referencesIn(parameter)),
      ...(node.type ? referencesIn(node.type) : []),
    ]),
  );
  const returned = overloads.flatMap(({ node }) => node.type ?? []);
  const fields = returnedMembers(library, signature.getReturnType());
  const isTable = isDescribed(fields);
  // What is returned has a table of its own; it needs no second place on the page.
  const types = named.filter(
    (declared) => !(isTable && returned.every((type) => type.getText() === declared.name)),
  );
  return {
    kind: 'hook',
    ...common,
    description: common.description || withoutLists(main.doc.description),
    signatures: overloads.map((overload) => signatureText(name, overload)).join('\n\n'),
    parameters: parametersOf(library, overloads, types),
    returns: {
      type: joined(returned.map((type) => explainedBelow(typeText(library, type, name), types))),
      description: main.doc.returns,
      members: isTable ? explained(fields, types) : [],
    },
    types: types.map((declared) => namedType(library, declared, types)),
  };
}

import ts from 'typescript';
import type { ComponentReference, InheritedProps, Member } from '../reference';
import { readCodeDefaults } from './defaults';
import { readExport } from './exports';
import type { Library } from './library';
import { getOwnProperties, readMember } from './members';
import {
  findTypeUrl,
  getComponentName,
  getPackageName,
  isTypeReference,
  resolveReference,
  type TypeReference,
} from './symbols';

/** Finds the types of other packages that a props type extends or includes. */
function findInheritedProps(library: Library, node: ts.Node): InheritedProps[] {
  const found = new Map<string, InheritedProps>();
  const addReference = (reference: TypeReference): void => {
    const symbol = resolveReference(library, reference);
    if (!symbol) {
      return;
    }
    const declarations = (symbol.declarations ?? []).filter(library.owns);
    if (declarations.length > 0) {
      declarations.forEach(visit);
      return;
    }
    const { name } = symbol;
    const url = findTypeUrl(symbol);
    found.set(name, {
      type: name,
      component: getComponentName(name),
      package: getPackageName(symbol),
      ...(url && { url }),
    });
  };
  const visit = (child: ts.Node): void => {
    if (isTypeReference(child)) {
      addReference(child);
    } else if (ts.isIntersectionTypeNode(child)) {
      child.types.forEach(visit);
    } else if (ts.isTypeAliasDeclaration(child)) {
      visit(child.type);
    } else if (ts.isInterfaceDeclaration(child)) {
      child.heritageClauses?.flatMap(({ types }) => types).forEach(visit);
    }
  };
  visit(node);
  return [...found.values()];
}

/** Replaces the default from the comment with the default from the code, because comments can be outdated. */
function applyCodeDefault(member: Member, defaults: Map<string, string>): Member {
  const value = defaults.get(member.name);
  return value === undefined ? member : { ...member, default: value };
}

/** Reads the rows of a prop's own table: the properties of the prop's type. */
function readTable(library: Library, props: ts.Symbol[], name: string): Member[] {
  const prop = props.find((symbol) => symbol.name === name);
  return prop
    ? getOwnProperties(library, library.checker.getTypeOfSymbol(prop)).map((symbol) =>
        readMember(library, symbol),
      )
    : [];
}

export function readComponent(
  library: Library,
  name: string,
  symbol: ts.Symbol,
): ComponentReference {
  const { checker } = library;
  const { code, common } = readExport(library, name, symbol);
  const parameter = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters()[0];
  const props = parameter ? getOwnProperties(library, checker.getTypeOfSymbol(parameter)) : [];
  const defaults = readCodeDefaults(code, name);
  const tables = {
    slots: readTable(library, props, 'slots').map((slot) => applyCodeDefault(slot, defaults.slots)),
    slotProps: readTable(library, props, 'slotProps'),
  };
  const node = parameter?.valueDeclaration;
  return {
    kind: 'component',
    ...common,
    props: props.map((prop) => {
      const row = applyCodeDefault(readMember(library, prop), defaults.props);
      const [, table] = Object.entries(tables).find(([prop]) => prop === row.name) ?? [];
      // The prop's own table replaces the declarations of its type.
      return table && table.length > 0
        ? { ...row, type: { text: row.type.text, links: row.type.links } }
        : row;
    }),
    inherits:
      node && ts.isParameter(node) && node.type ? findInheritedProps(library, node.type) : [],
    ...tables,
  };
}

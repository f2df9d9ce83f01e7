import ts from 'typescript';
import type { ComponentReference, Inherited, Member } from '../reference';
import { type CodeDefaults, codeDefaults } from './defaults';
import { readExport } from './exported';
import type { Library } from './library';
import { memberOf, ownProperties } from './members';
import {
  componentOf,
  isTypeReference,
  packageOfSymbol,
  pageOfType,
  referenced,
  type TypeReference,
} from './symbols';

/** Types that take a type of props and give a type with its props, or a component of them. */
const TRANSPARENT = new Set([
  'FC',
  'ForwardRefExoticComponent',
  'FunctionComponent',
  'MemoExoticComponent',
  'Omit',
  'Partial',
  'Pick',
  'PropsWithChildren',
  'Readonly',
  'Required',
]);

/** React's own additions: everything has them. */
const UNTOLD = new Set(['Attributes', 'ClassAttributes', 'RefAttributes']);

/** The foreign types whose props a type of props takes over, however it names them. */
function inheritedIn(library: Library, node: ts.Node): Inherited[] {
  const found = new Map<string, Inherited>();
  const addReference = (reference: TypeReference): void => {
    const symbol = referenced(library, reference);
    if (!symbol || UNTOLD.has(symbol.name)) {
      return;
    }
    if (TRANSPARENT.has(symbol.name)) {
      reference.typeArguments?.slice(0, 1).forEach(visit);
      return;
    }
    const own = (symbol.declarations ?? []).filter(library.owns);
    if (own.length > 0) {
      own.forEach(visit);
      return;
    }
    const { name } = symbol;
    const url = pageOfType(symbol);
    const of = componentOf(name);
    found.set(name, { type: name, of, package: packageOfSymbol(symbol), ...(url && { url }) });
  };
  const visit = (child: ts.Node): void => {
    if (isTypeReference(child)) {
      addReference(child);
    } else if (ts.isIntersectionTypeNode(child)) {
      child.types.forEach(visit);
    } else if (ts.isParenthesizedTypeNode(child) || ts.isTypeAliasDeclaration(child)) {
      visit(child.type);
    } else if (ts.isInterfaceDeclaration(child)) {
      child.heritageClauses?.flatMap(({ types }) => types).forEach(visit);
    }
  };
  visit(node);
  return [...found.values()];
}

/** Props that have a table of their own. */
const TABLES = ['slots', 'slotProps', 'classes'] as const;

type Table = (typeof TABLES)[number];

/** A default that the code has is true; what a comment says may have been forgotten there. */
function withCodeDefault(member: Member, defaults: Map<string, string>): Member {
  const value = defaults.get(member.name);
  return value === undefined ? member : { ...member, default: value, defaultFrom: 'code' };
}

/** The rows of a prop's own table: the properties of its type. */
function tableOf(library: Library, props: ts.Symbol[], name: Table): Member[] {
  const prop = props.find((symbol) => symbol.name === name);
  return prop
    ? ownProperties(library, library.checker.getTypeOfSymbol(prop)).map((symbol) =>
        memberOf(library, symbol),
      )
    : [];
}

/** `generateUtilityClasses('MuiThing', […])` in the code → `MuiThing`. */
function classPrefix(code: string): string | undefined {
  return /generateUtilityClass(?:es)?\(\s*'([^']+)'/.exec(code)?.[1];
}

function readTables(
  library: Library,
  props: ts.Symbol[],
  code: string,
  defaults: CodeDefaults,
): Record<Table, Member[]> {
  const prefix = classPrefix(code);
  return {
    slots: tableOf(library, props, 'slots').map((slot) => withCodeDefault(slot, defaults.slots)),
    slotProps: tableOf(library, props, 'slotProps'),
    classes: tableOf(library, props, 'classes').map((row) => ({
      ...row,
      name: prefix ? `.${prefix}-${row.name}` : row.name,
    })),
  };
}

/** Where a component's props are written down: its parameter, or the type of the constant. */
function propsNode(
  library: Library,
  declaration: ts.Declaration,
  parameter: ts.Symbol | undefined,
): ts.Node | undefined {
  const written = parameter?.valueDeclaration;
  if (written && ts.isParameter(written) && library.owns(written)) {
    return written.type;
  }
  return ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
}

/** Reads what the package says about one of its components. */
export function readComponent(
  library: Library,
  name: string,
  symbol: ts.Symbol,
): ComponentReference {
  const { checker } = library;
  const { declaration, code, common } = readExport(library, name, symbol);
  const parameter = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters()[0];
  const props = parameter ? ownProperties(library, checker.getTypeOfSymbol(parameter)) : [];
  const defaults = codeDefaults(code, name);
  const tables = readTables(library, props, code, defaults);
  const node = propsNode(library, declaration, parameter);
  return {
    kind: 'component',
    ...common,
    props: props.map((prop) => {
      const row = withCodeDefault(memberOf(library, prop), defaults.props);
      const ownTable = TABLES.find((table) => table === prop.name);
      // Its table says more than the declarations would.
      return ownTable && tables[ownTable].length > 0
        ? { ...row, type: { text: row.type.text, links: row.type.links } }
        : row;
    }),
    inherits: node ? inheritedIn(library, node) : [],
    ...tables,
  };
}

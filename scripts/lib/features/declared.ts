import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from '../../../plugins/api-tables/node/core/packages';
import { type Library, openLibraries } from '../../../plugins/api-tables/node/core/read/library';
import { ownProperties } from '../../../plugins/api-tables/node/core/read/members';

/** A version of a package, unpacked or installed. */
export interface Version {
  version: string;
  directory: string;
}

/** Whether a version declares what an address says: `Module/Export.member.member`. */
export type Declares = (address: string) => boolean;

const moduleOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/** A module of a package as one to be read by itself; none where the version has no such module. */
function findModule({ version, directory }: Version, module: string): InstalledPackage[] {
  const real = fs.realpathSync(directory);
  const manifest = JSON.parse(fs.readFileSync(path.join(real, 'package.json'), 'utf8')) as {
    types?: string;
  };
  const root = path.dirname(path.join(real, manifest.types ?? 'index.d.ts'));
  const types = path.join(root, module, 'index.d.ts');
  return fs.existsSync(types) ? [{ name: module, version, directory: `${real}/`, types }] : [];
}

/** `'passkey' | string` is `string` to the compiler, so literals are read as they are written. */
function literalsOf(symbol: ts.Symbol): string[] {
  const nodes = (symbol.declarations ?? [])
    .filter(ts.isTypeAliasDeclaration)
    .flatMap(({ type }) => (ts.isUnionTypeNode(type) ? [...type.types] : [type]));
  return nodes
    .filter(ts.isLiteralTypeNode)
    .map(({ literal }) => literal)
    .filter(ts.isStringLiteral)
    .map(({ text }) => text);
}

/** What an export's members are looked for in: a component's props, or the type itself. */
function typeOfExport({ checker }: Library, symbol: ts.Symbol): ts.Type {
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return checker.getDeclaredTypeOfSymbol(symbol);
  }
  const type = checker.getTypeOfSymbol(symbol);
  const props = type.getCallSignatures()[0]?.getParameters()[0];
  return props ? checker.getTypeOfSymbol(props) : type;
}

function hasMembers(library: Library, type: ts.Type, members: readonly string[]): boolean {
  const [name, ...rest] = members;
  if (name === undefined) {
    return true;
  }
  // Props that the package takes over from others come and go with these.
  const member = ownProperties(library, type).find((property) => property.name === name);
  return member !== undefined && hasMembers(library, library.checker.getTypeOfSymbol(member), rest);
}

function declares(library: Library | undefined, address: string): boolean {
  const [name = '', ...members] = address.slice(moduleOf(address).length + 1).split('.');
  const symbol = library?.exports.get(name);
  if (!library || !symbol) {
    return false;
  }
  return (
    (members.length === 1 && literalsOf(symbol).includes(members[0] ?? '')) ||
    hasMembers(library, typeOfExport(library, symbol), members)
  );
}

/**
 * Reads the declaration files of versions of a package, all in one program.
 *
 * @param addresses what will be asked for; only their modules are read
 * @returns what each version declares, in the order of the versions
 */
export function readVersions(
  versions: readonly Version[],
  addresses: readonly string[],
): Declares[] {
  const modules = [...new Set(addresses.map(moduleOf))];
  const libraries = openLibraries(
    versions.flatMap((version) => modules.flatMap((module) => findModule(version, module))),
  );
  return versions.map(({ version }) => {
    const own = libraries.filter((library) => library.package.version === version);
    return (address) =>
      declares(
        own.find((library) => library.package.name === moduleOf(address)),
        address,
      );
  });
}

/**
 * Checks the statements about import paths and types on the installation page. In-memory files import from the
 * installed package, and are compiled with the options of a reader's app.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compileFile, NODENEXT } from '../support/compileFile';

const ROOT = path.join(__dirname, '../..');
const PAGE = fs.readFileSync(
  path.join(ROOT, 'docs-toolpad-core/introduction/installation.mdx'),
  'utf8',
);

/** Compiles a file as a part of this project. */
const compile = (name: string, text: string, options?: ts.CompilerOptions) =>
  compileFile(path.join(ROOT, name), text, options);

/** The rows of the page's table, each with the exports of a path. */
const ROWS = [...PAGE.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| `(@toolpad\/core[\w/-]*)` \|$/gm)].map(
  ([, names = '', module = '']) => ({ module, names: names.match(/\w+/g) ?? [] }),
);

const ROUTERS = ['@toolpad/core/react-router', '@toolpad/core/nextjs'];

describe('the table of paths', () => {
  const inRoot = ROWS.filter(({ module }) => !ROUTERS.includes(module)).flatMap(
    ({ names }) => names,
  );
  let result: ReturnType<typeof compile>;
  beforeAll(() => {
    const exported = [...ROWS, { module: '@toolpad/core', names: inRoot }].map(
      ({ module, names }, at) =>
        `import * as m${at} from '${module}';\nexport const n${at} = [${names.map((name) => `m${at}.${name}`).join(', ')}];`,
    );
    result = compile('paths.ts', exported.join('\n'));
  });

  it('lists only exports that the paths and the root provide', () => {
    expect(ROWS.length).toBeGreaterThan(12);
    expect(result.errors).toEqual([]);
  });

  it('lists every export of the root', () => {
    const checker = result.program.getTypeChecker();
    const statements: readonly ts.Statement[] = result.source?.statements ?? [];
    const names = statements
      .filter(ts.isImportDeclaration)
      .filter(({ moduleSpecifier }) => moduleSpecifier.getText() === "'@toolpad/core'")
      .slice(-1)
      .flatMap(({ moduleSpecifier }) => {
        const root = checker.getSymbolAtLocation(moduleSpecifier);
        return root ? checker.getExportsOfModule(root) : [];
      })
      .filter((name) => {
        const { flags } = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
        return flags & ts.SymbolFlags.Value;
      })
      .map((name) => name.name);
    expect(names.sort()).toEqual(inRoot.sort());
  });
});

describe('an import of a data source’s types', () => {
  const USE = "import type { DataSource } from '@toolpad/core/Crud';\nexport type { DataSource };";
  const MISSING = `Module '"@toolpad/core/Crud"' has no exported member 'DataSource'.`;

  it.each([
    ['resolves with bundler', 'reader.ts', {}, []],
    ['resolves with nodenext in CommonJS', 'reader.cts', NODENEXT, []],
    ['fails with nodenext in an ES module', 'reader.mts', NODENEXT, [`TS2305: ${MISSING}`]],
  ])('%s', (_name, file, options, errors) => {
    expect(compile(file, USE, options).errors).toEqual(errors);
  });

  it('fails with the error message on the page', () => {
    expect(PAGE).toContain(`TS2305: *${MISSING.slice(0, -1)}*`);
  });
});

it('reports no error for nodenext, which resolves the other types to any', () => {
  const use = `import type { Router } from '@toolpad/core/AppProvider';
export const link: NonNullable<Router['Link']> = ({ nothingOfTheSort }) => nothingOfTheSort;`;
  expect(compile('reader.mts', use, NODENEXT).errors).toEqual([]);
  expect(compile('reader.ts', use).errors).toEqual([
    expect.stringContaining("'nothingOfTheSort' does not exist"),
  ]);
});

/**
 * Checks what the installation page says about import paths and types. The tests compile in-memory files that import
 * from the installed package, with the options of a reader's app.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compileFile, NODENEXT } from '../support/compileFile';

const ROOT = path.join(__dirname, '../..');
const PAGE_TEXT = fs.readFileSync(
  path.join(ROOT, 'docs-toolpad-core/introduction/installation.mdx'),
  'utf8',
);

/** Compiles an in-memory file in the root folder of this project. */
const compile = (name: string, text: string, options?: ts.CompilerOptions) =>
  compileFile(path.join(ROOT, name), text, options);

/** The rows of the page's table, each with an import path and its exports. */
const TABLE_ROWS = [
  ...PAGE_TEXT.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| `(@toolpad\/core[\w/-]*)` \|$/gm),
].map(([, names = '', module = '']) => ({ module, names: names.match(/\w+/g) ?? [] }));

const ROUTER_MODULES = ['@toolpad/core/react-router', '@toolpad/core/nextjs'];

describe('the table of import paths', () => {
  const inRoot = TABLE_ROWS.filter(({ module }) => !ROUTER_MODULES.includes(module)).flatMap(
    ({ names }) => names,
  );
  let result: ReturnType<typeof compile>;
  beforeAll(() => {
    const exported = [...TABLE_ROWS, { module: '@toolpad/core', names: inRoot }].map(
      ({ module, names }, at) =>
        `import * as m${at} from '${module}';\nexport const n${at} = [${names.map((name) => `m${at}.${name}`).join(', ')}];`,
    );
    result = compile('paths.ts', exported.join('\n'));
  });

  it('lists only exports that exist at their path and, except for routers, at the root', () => {
    expect(TABLE_ROWS.length).toBeGreaterThan(12);
    expect(result.errors).toEqual([]);
  });

  it('lists every export of @toolpad/core', () => {
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
  const TYPE_IMPORT =
    "import type { DataSource } from '@toolpad/core/Crud';\nexport type { DataSource };";
  const ERROR_MESSAGE = `Module '"@toolpad/core/Crud"' has no exported member 'DataSource'.`;

  it.each([
    ['resolves with moduleResolution bundler', 'reader.ts', {}, []],
    ['resolves with moduleResolution nodenext in CommonJS', 'reader.cts', NODENEXT, []],
    [
      'fails with moduleResolution nodenext in an ES module',
      'reader.mts',
      NODENEXT,
      [`TS2305: ${ERROR_MESSAGE}`],
    ],
  ])('%s', (_name, file, options, errors) => {
    expect(compile(file, TYPE_IMPORT, options).errors).toEqual(errors);
  });

  it('fails with the error message that the page quotes', () => {
    expect(PAGE_TEXT).toContain(`TS2305: *${ERROR_MESSAGE.slice(0, -1)}*`);
  });
});

it('resolves other types to any, without an error, with moduleResolution nodenext in an ES module', () => {
  const use = `import type { Router } from '@toolpad/core/AppProvider';
export const link: NonNullable<Router['Link']> = ({ nothingOfTheSort }) => nothingOfTheSort;`;
  expect(compile('reader.mts', use, NODENEXT).errors).toEqual([]);
  expect(compile('reader.ts', use).errors).toEqual([
    expect.stringContaining("'nothingOfTheSort' does not exist"),
  ]);
});

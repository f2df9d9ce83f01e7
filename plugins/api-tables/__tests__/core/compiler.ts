import path from 'node:path';
import ts from 'typescript';

const SITE_DIR = path.resolve(__dirname, '../../../..');

/**
 * What the compiler answers an app that asks for `React.ComponentProps<typeof X>`, with none of the
 * reference's code: for each component the names of the props whose declarations are in the package.
 */
export function propsByCompiler(
  packageDir: string,
  components: readonly string[],
): Map<string, string[]> {
  const file = path.join(SITE_DIR, 'virtual-app.ts');
  const source = [
    "import type * as React from 'react';",
    `import type * as library from '${packageDir}/index';`,
    ...components.map(
      (name) => `export type ${name} = React.ComponentProps<typeof library.${name}>;`,
    ),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const root = program.getSourceFile(file);
  const module = root && checker.getSymbolAtLocation(root);
  if (!module) {
    throw new Error('The compiler did not read the virtual app.');
  }
  const ownFolder = `${packageDir}/`;
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => [
      symbol.name,
      checker
        .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
        .filter((property) =>
          property.declarations?.some((declaration) =>
            declaration.getSourceFile().fileName.startsWith(ownFolder),
          ),
        )
        .map(({ name }) => name)
        .sort(),
    ]),
  );
}

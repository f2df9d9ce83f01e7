import ts from 'typescript';

/**
 * How the compiler reads a reader's app, as the templates of Vite and Next.js have it: for types on hover,
 * tables of properties, and the checks of code blocks. See the installation page.
 */
export const READERS_COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

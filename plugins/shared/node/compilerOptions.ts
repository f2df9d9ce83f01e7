import ts from 'typescript';

/**
 * The compiler options of a reader's app, which are those of the templates of Vite and Next.js. They are used for types
 * on hover, API tables, and the checks of code blocks. The installation page describes them.
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

import ts from 'typescript';

/**
 * The compiler options of a typical reader's app: those of the Vite and Next.js templates. API tables and the checks of
 * code blocks use them. The installation page documents them.
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

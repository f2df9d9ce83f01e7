import path from 'node:path';
import ts from 'typescript';
import { READERS_COMPILER_OPTIONS } from '../../plugins/api-tables/node/compilerOptions';

/** The module resolution of Node.js, as in a package without a bundler. */
export const NODENEXT: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/** The declarations of packages and of the language, by the module resolution, which determines how they are parsed. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles an in-memory file with the compiler options of a reader's app.
 *
 * @param file - the path of the file, which determines the packages that it can import
 * @param options - options that differ from those of a reader's app
 */
export function compileFile(file: string, text: string, options: ts.CompilerOptions = {}) {
  const all = { ...READERS_COMPILER_OPTIONS, ...options };
  const host = ts.createCompilerHost(all);
  const { getSourceFile, fileExists } = host;
  host.getCurrentDirectory = () => path.dirname(file);
  host.fileExists = (asked) => asked === file || fileExists(asked);
  host.getSourceFile = (asked, language, ...rest) => {
    if (asked === file) {
      return ts.createSourceFile(file, text, language, true);
    }
    const key = `${all.moduleResolution} ${asked}`;
    if (!declarations.has(key)) {
      declarations.set(key, getSourceFile(asked, language, ...rest));
    }
    return declarations.get(key);
  };
  const program = ts.createProgram([file], all, host);
  return {
    program,
    source: program.getSourceFile(file),
    errors: ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ code, messageText }) =>
          `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      ),
  };
}

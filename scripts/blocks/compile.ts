import path from 'node:path';
import ts from 'typescript';
import { READERS_COMPILER_OPTIONS } from '../../plugins/api-tables/node/compilerOptions';
import { type Block, DOCUMENTED_VERSION, type ProjectState } from './projects';
import { dependencies } from './workspace/package.json';

/** The package that the blocks import, and the alias of its next version. */
const CORE_PACKAGE = '@toolpad/core';
const NEXT_CORE_PACKAGE = '@toolpad/core-next';

/** The next version, such as `0.16.0`. */
const NEXT_VERSION = dependencies[NEXT_CORE_PACKAGE].replace(`npm:${CORE_PACKAGE}@`, '');

/** The compiler options of a new Vite project with React. The code of every page must compile with them. */
const READER_OPTIONS: ts.CompilerOptions = {
  ...READERS_COMPILER_OPTIONS,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowJs: true,
  checkJs: true,
  types: ['vite/client', 'node'],
};

/**
 * The compiler options that Studio 0.13.0 uses for the files directly in `toolpad/resources`. They exclude the
 * browser's types, so `response.json()` is `unknown`.
 */
const STUDIO_FUNCTION_OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts'],
  types: ['node'],
  strictNullChecks: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  esModuleInterop: true,
  allowSyntheticDefaultImports: true,
  skipLibCheck: true,
};

const STUDIO_FUNCTION_FILE = /\/toolpad\/resources\/[^/]+\.ts$/;

/** A compiler error in a block. */
export interface Mistake {
  page: string;
  /** The block's number on the page. */
  number: number;
  line: number;
  message: string;
}

interface SourceFile {
  block: Block;
  state: ProjectState;
  folder: string;
  /** The name of the installed package for the state's version of the library. */
  library: string;
}

/** Returns whether an error is about `import * as React`, the first line of each file that Studio creates. */
function isStudioImport(page: string, message: string): boolean {
  return page.startsWith('docs-studio/') && message.startsWith("'React' is declared but its value");
}

/** TypeScript's error code for a parameter without a type. */
const UNTYPED_PARAMETER = 7006;

/** Returns the modules that an import may refer to, in resolution order. */
function getCandidates(name: string, from: string, source: SourceFile | undefined): string[] {
  if (source && name.startsWith('@/')) {
    const inside = name.slice('@/'.length);
    return ['src', '.'].map((base) => {
      const target = path.posix.join(source.folder, base, inside);
      const relative = path.posix.relative(path.posix.dirname(from), target);
      return relative.startsWith('.') ? relative : `./${relative}`;
    });
  }
  if (source && (name === CORE_PACKAGE || name.startsWith(`${CORE_PACKAGE}/`))) {
    return [source.library + name.slice(CORE_PACKAGE.length)];
  }
  return [name];
}

/**
 * The name of the installed package for each version of the library. If both versions are equal, the documented package
 * is used.
 */
const PACKAGE_BY_VERSION = new Map([
  [NEXT_VERSION, NEXT_CORE_PACKAGE],
  [DOCUMENTED_VERSION, CORE_PACKAGE],
]);

/** Compiles the blocks of pages against the packages that are installed in a folder. */
export class Compiler {
  /** The declarations of packages and of the language, which all programs share. */
  private readonly declarations = new Map<string, ts.SourceFile | undefined>();

  /** @param workspace - the folder with `node_modules` */
  constructor(private readonly workspace: string) {}

  private getSourceFiles(states: readonly ProjectState[]): Map<string, SourceFile> {
    return new Map(
      states.flatMap((state) => {
        const library = PACKAGE_BY_VERSION.get(state.version);
        if (library === undefined) {
          const known = [...PACKAGE_BY_VERSION.keys()].join(', ');
          throw new Error(
            `expected "package" to be one of ${known}, found "${state.version}" (${state.name})`,
          );
        }
        const folder = path.posix.join(this.workspace, 'pages', state.name);
        return [...state.files].map(
          ([file, block]) =>
            [path.posix.join(folder, file), { block, state, folder, library }] as const,
        );
      }),
    );
  }

  /** Creates a host that reads the blocks from memory, and all other files from the disk. */
  private createHost(
    sources: Map<string, SourceFile>,
    compilerOptions: ts.CompilerOptions,
  ): ts.CompilerHost {
    const host = ts.createCompilerHost(compilerOptions);
    const { getSourceFile, fileExists, readFile, directoryExists } = host;
    const folders = new Set<string>();
    for (const file of sources.keys()) {
      for (let at = path.posix.dirname(file); !folders.has(at); at = path.posix.dirname(at)) {
        folders.add(at);
      }
    }
    const cache = ts.createModuleResolutionCache(this.workspace, (name) => name, compilerOptions);
    host.getCurrentDirectory = () => this.workspace;
    host.fileExists = (file) => sources.has(file) || fileExists(file);
    host.readFile = (file) => sources.get(file)?.block.code ?? readFile(file);
    host.directoryExists = (folder) => folders.has(folder) || directoryExists?.(folder) === true;
    host.getSourceFile = (file, version, ...rest) => {
      const source = sources.get(file);
      if (source) {
        return ts.createSourceFile(file, source.block.code, version, true);
      }
      if (!this.declarations.has(file)) {
        this.declarations.set(file, getSourceFile(file, version, ...rest));
      }
      return this.declarations.get(file);
    };
    host.resolveModuleNameLiterals = (literals, from, redirected, options) =>
      literals.map(({ text }) => {
        const tried = getCandidates(text, from, sources.get(from)).map((name) =>
          ts.resolveModuleName(name, from, options, host, cache, redirected),
        );
        const found = tried.find(({ resolvedModule }) => resolvedModule) ?? tried[0];
        return found ?? { resolvedModule: undefined };
      });
    return host;
  }

  /** Compiles states together in one program, and returns the mistakes of each state. */
  compile(states: readonly ProjectState[]): Map<ProjectState, Mistake[]> {
    const sources = this.getSourceFiles(states);
    const program = ts.createProgram(
      [...sources.keys()],
      READER_OPTIONS,
      this.createHost(sources, READER_OPTIONS),
    );
    const general = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
    if (general.length > 0) {
      throw new Error(ts.formatDiagnostics(general, ts.createCompilerHost(READER_OPTIONS)));
    }
    const found = new Map<ProjectState, Mistake[]>(states.map((state) => [state, []]));
    const collectMistakes = (
      compiled: ts.Program,
      file: string,
      { block, state }: SourceFile,
    ): void => {
      const source = compiled.getSourceFile(file);
      const diagnostics = [
        ...compiled.getSyntacticDiagnostics(source),
        ...compiled.getSemanticDiagnostics(source),
      ];
      for (const { start = 0, messageText, code } of diagnostics) {
        const inside = source?.getLineAndCharacterOfPosition(start).line ?? 0;
        const message = ts.flattenDiagnosticMessageText(messageText, '\n');
        const { page, number } = block;
        const isUntyped = block.isExpression && code === UNTYPED_PARAMETER;
        if (!isStudioImport(page, message) && !isUntyped) {
          found.get(state)?.push({ page, number, line: block.line + inside, message });
        }
      }
    };
    for (const [file, source] of sources) {
      collectMistakes(program, file, source);
    }

    // Studio reports errors with its own compiler options, so function files must compile with both.
    const functionFiles = [...sources].filter(([file]) => STUDIO_FUNCTION_FILE.test(file));
    if (functionFiles.length > 0) {
      const functions = ts.createProgram(
        functionFiles.map(([file]) => file),
        STUDIO_FUNCTION_OPTIONS,
        this.createHost(sources, STUDIO_FUNCTION_OPTIONS),
      );
      for (const [file, source] of functionFiles) {
        collectMistakes(functions, file, source);
      }
    }
    return found;
  }
}

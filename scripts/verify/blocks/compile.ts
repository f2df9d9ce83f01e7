import path from 'node:path';
import ts from 'typescript';
import { READERS_COMPILER_OPTIONS } from '../../../plugins/shared/node/compilerOptions';
import { type Block, DOCUMENTED_VERSION, type Stage } from './projects';
import { dependencies } from './workspace/package.json';

/** The package that the blocks import, and the name under which its next version is installed. */
const PACKAGE = '@toolpad/core';
const NEXT_PACKAGE = '@toolpad/core-next';

/** That version: `0.16.0`. */
const NEXT_VERSION = dependencies[NEXT_PACKAGE].replace(`npm:${PACKAGE}@`, '');

/** The options of a new Vite project with React, in which every page's code must compile. */
const OPTIONS: ts.CompilerOptions = {
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
 * The options with which Studio 0.13.0 compiles the files directly in `toolpad/resources`: without the
 * browser's types, so that `response.json()` is `unknown`.
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

/** A mistake in a block, where a writer finds it. */
export interface Mistake {
  page: string;
  number: number;
  /** The page's line. */
  line: number;
  message: string;
}

interface Place {
  block: Block;
  stage: Stage;
  /** The folder of the stage. */
  folder: string;
  /** The name under which its version of the library is installed. */
  library: string;
}

/** Files that Studio writes begin with `import * as React`, needed or not; its pages show them so. */
function isStudioHabit(page: string, message: string): boolean {
  return page.startsWith('docs-studio/') && message.startsWith("'React' is declared but its value");
}

/** TypeScript's number for a parameter without a type. */
const UNTYPED_PARAMETER = 7006;

/** The names that an import may have meant, in the order of trying. */
function candidates(name: string, from: string, place: Place | undefined): string[] {
  if (place && name.startsWith('@/')) {
    const inside = name.slice('@/'.length);
    return ['src', '.'].map((base) => {
      const target = path.posix.join(place.folder, base, inside);
      const relative = path.posix.relative(path.posix.dirname(from), target);
      return relative.startsWith('.') ? relative : `./${relative}`;
    });
  }
  if (place && (name === PACKAGE || name.startsWith(`${PACKAGE}/`))) {
    return [place.library + name.slice(PACKAGE.length)];
  }
  return [name];
}

/** Compiles the blocks of pages against what is installed in a folder. */
export class Compiler {
  /** What programs have in common: the declarations of packages and of the language. */
  private readonly declarations = new Map<string, ts.SourceFile | undefined>();

  /** By version, the name under which the library is installed. */
  private readonly libraries: ReadonlyMap<string, string>;

  /**
   * @param workspace the folder with `node_modules`
   * @param documented the version under the library's own name; another one in tests
   */
  constructor(
    private readonly workspace: string,
    documented = DOCUMENTED_VERSION,
  ) {
    // Where both are one version, as after a release, the library's own name counts.
    this.libraries = new Map([
      [NEXT_VERSION, NEXT_PACKAGE],
      [documented, PACKAGE],
    ]);
  }

  private place(stages: readonly Stage[]): Map<string, Place> {
    return new Map(
      stages.flatMap((stage) => {
        const library = this.libraries.get(stage.version);
        if (library === undefined) {
          const known = [...this.libraries.keys()].join(', ');
          throw new Error(`package="${stage.version}" is not among ${known} (${stage.name})`);
        }
        const folder = path.posix.join(this.workspace, 'pages', stage.name);
        return [...stage.files].map(
          ([file, block]) =>
            [path.posix.join(folder, file), { block, stage, folder, library }] as const,
        );
      }),
    );
  }

  private host(places: Map<string, Place>, compilerOptions: ts.CompilerOptions): ts.CompilerHost {
    const host = ts.createCompilerHost(compilerOptions);
    const { getSourceFile, fileExists, readFile, directoryExists } = host;
    const folders = new Set<string>();
    for (const file of places.keys()) {
      for (let at = path.posix.dirname(file); !folders.has(at); at = path.posix.dirname(at)) {
        folders.add(at);
      }
    }
    const cache = ts.createModuleResolutionCache(this.workspace, (name) => name, compilerOptions);
    host.getCurrentDirectory = () => this.workspace;
    host.fileExists = (file) => places.has(file) || fileExists(file);
    host.readFile = (file) => places.get(file)?.block.code ?? readFile(file);
    host.directoryExists = (folder) => folders.has(folder) || directoryExists?.(folder) === true;
    host.getSourceFile = (file, version, ...rest) => {
      const place = places.get(file);
      if (place) {
        return ts.createSourceFile(file, place.block.code, version, true);
      }
      if (!this.declarations.has(file)) {
        this.declarations.set(file, getSourceFile(file, version, ...rest));
      }
      return this.declarations.get(file);
    };
    host.resolveModuleNameLiterals = (literals, from, redirected, options) =>
      literals.map(({ text }) => {
        const tried = candidates(text, from, places.get(from)).map((name) =>
          ts.resolveModuleName(name, from, options, host, cache, redirected),
        );
        const found = tried.find(({ resolvedModule }) => resolvedModule) ?? tried[0];
        return found ?? { resolvedModule: undefined };
      });
    return host;
  }

  /**
   * Compiles stages together, in one program.
   *
   * @returns the mistakes of each stage
   */
  compile(stages: readonly Stage[]): Map<Stage, Mistake[]> {
    const places = this.place(stages);
    const program = ts.createProgram([...places.keys()], OPTIONS, this.host(places, OPTIONS));
    const general = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
    if (general.length > 0) {
      throw new Error(ts.formatDiagnostics(general, ts.createCompilerHost(OPTIONS)));
    }
    const found = new Map<Stage, Mistake[]>(stages.map((stage) => [stage, []]));
    const collectMistakes = (compiled: ts.Program, file: string, { block, stage }: Place): void => {
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
        if (!isStudioHabit(page, message) && !isUntyped) {
          found.get(stage)?.push({ page, number, line: block.line + inside, message });
        }
      }
    };
    for (const [file, place] of places) {
      collectMistakes(program, file, place);
    }

    // Studio prints the errors of its own compiler options, so function files must pass with both.
    const functionFiles = [...places].filter(([file]) => STUDIO_FUNCTION_FILE.test(file));
    if (functionFiles.length > 0) {
      const functions = ts.createProgram(
        functionFiles.map(([file]) => file),
        STUDIO_FUNCTION_OPTIONS,
        this.host(places, STUDIO_FUNCTION_OPTIONS),
      );
      for (const [file, place] of functionFiles) {
        collectMistakes(functions, file, place);
      }
    }
    return found;
  }
}

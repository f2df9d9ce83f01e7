import sharedModules from '@demos/modules';
import * as React from 'react';
import type { ComponentType } from 'react';
import { transform } from 'sucrase';
import type { RunFile } from '../shared/frames';

/** Functions that import modules lazily, by module specifier. */
export type ModuleLoaders = Record<string, (() => Promise<unknown>) | undefined>;

interface LinkedModule {
  exports: Record<string, unknown>;
}

const SCRIPT_FILE = /\.(?:tsx?|js)$/;
const OMITTED_EXTENSIONS = ['', '.tsx', '.ts', '.js'];

/**
 * Matches the imports of compiled code, which has none for types. It also matches text that looks like an import, which
 * is harmless: such a module is loaded, but never required.
 */
const REQUIRED_SPECIFIER = /\brequire\((['"])(.+?)\1\)/g;

/** Compiles the imports, the types, and the JSX of a script. */
function compile({ code, name }: RunFile): string {
  return transform(code, {
    transforms: ['jsx', 'typescript', 'imports'],
    production: true,
    filePath: name,
  }).code;
}

function findFile(files: readonly RunFile[], from: string, specifier: string): RunFile {
  const path = new URL(specifier, `http://demo/${from}`).pathname.slice(1);
  const file = OMITTED_EXTENSIONS.map((suffix) =>
    files.find(({ name }) => name === path + suffix),
  ).find(Boolean);
  if (!file) {
    const names = files.map(({ name }) => name).join(', ');
    throw new Error(`"${specifier}" is not a file of this demo. Its files: ${names}.`);
  }
  return file;
}

function applyStylesheet(file: RunFile): void {
  const id = `demo-style-${file.name}`;
  const style = document.getElementById(id) ?? document.createElement('style');
  style.id = id;
  style.textContent = file.code;
  document.head.append(style);
}

/**
 * Prepares edited code: loads the packages that its files import, and links the files as modules that can require each
 * other.
 *
 * @param files - the demo's files; the first is the entry
 * @param demoModules - loaders of the modules that the built demo imports
 * @returns a function that evaluates the entry and returns its default export
 */
export async function linkModules(
  files: readonly RunFile[],
  demoModules: ModuleLoaders,
): Promise<() => ComponentType> {
  const scripts = new Map(
    files.filter(({ name }) => SCRIPT_FILE.test(name)).map((file) => [file.name, compile(file)]),
  );
  const required = [...scripts.values()].flatMap((code) =>
    [...code.matchAll(REQUIRED_SPECIFIER)].map(([, , specifier = '']) => specifier),
  );
  const modules: ModuleLoaders = { ...sharedModules, ...demoModules };
  const specifiers = [...new Set(required)].filter((name) => modules[name]);
  // If a module can't be loaded, the error is thrown where the code requires it.
  const loaded = await Promise.allSettled(specifiers.map(async (name) => modules[name]?.()));
  const packages = new Map(specifiers.map((name, index) => [name, loaded[index]]));
  const evaluated = new Map<string, LinkedModule>();

  const createRequire =
    (from: string) =>
    (specifier: string): unknown => {
      if (specifier.startsWith('.')) {
        return evaluate(findFile(files, from, specifier)).exports;
      }
      const found = packages.get(specifier);
      if (!found) {
        throw new Error(
          `"${specifier}" cannot be imported here. To use any package, open the demo in StackBlitz.`,
        );
      }
      if (found.status === 'rejected') {
        throw found.reason as Error;
      }
      return found.value;
    };

  const evaluate = (file: RunFile): LinkedModule => {
    const known = evaluated.get(file.name);
    if (known) {
      return known;
    }
    const module: LinkedModule = { exports: {} };
    evaluated.set(file.name, module);
    const code = scripts.get(file.name);
    if (code !== undefined) {
      // Evaluating the reader's code is the purpose of this sandboxed frame.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
      new Function('React', 'require', 'exports', 'module', code)(
        React,
        createRequire(file.name),
        module.exports,
        module,
      );
    }
    return module;
  };

  const entry = files[0];
  if (!entry) {
    throw new Error('There is no code to run.');
  }
  if (!/\bexport\s+default\b|\bas\s+default\b/.test(entry.code)) {
    throw new Error(
      `${entry.name} has no default export. Export the component of the demo with “export default”.`,
    );
  }
  files.filter(({ name }) => name.endsWith('.css')).forEach(applyStylesheet);
  return () => evaluate(entry).exports.default as ComponentType;
}

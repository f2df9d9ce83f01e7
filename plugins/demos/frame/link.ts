import shared from '@demos/modules';
import * as React from 'react';
import type { ComponentType } from 'react';
import { transform } from 'sucrase';
import type { RunFile } from '../shared/messages';

/** Loads modules by the names by which code imports them. */
export type ModuleLoaders = Record<string, () => Promise<unknown>>;

/**
 * Loads what edited code imports.
 *
 * @param specifier as in the code: `@mui/material/Chip`
 * @param own what the demo itself imports
 * @throws if the code cannot have this module here
 */
async function loadModule(specifier: string, own: ModuleLoaders): Promise<unknown> {
  const load = own[specifier] ?? shared[specifier];
  if (!load) {
    const family = specifier.split('/').slice(0, 2).join('/');
    const near = Object.keys({ ...shared, ...own }).filter((name) => name.startsWith(family));
    const hint = near.length > 0 && near.length < 12 ? ` (here there are ${near.join(', ')})` : '';
    throw new Error(
      `"${specifier}" cannot be imported here${hint}. Open the demo in StackBlitz to use any package.`,
    );
  }
  return load();
}

interface LinkedModule {
  exports: Record<string, unknown>;
}

type Require = (specifier: string) => unknown;

const SCRIPT = /\.(?:tsx?|jsx?)$/;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/**
 * Imports of a file, those of types left out. Good enough for samples: what merely looks like an import
 * is loaded too, but never required.
 */
const IMPORT = /^\s*(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;

const specifiersOf = (code: string): string[] =>
  [...code.matchAll(IMPORT)].map(([, specifier = '']) => specifier);

function joined(from: string, specifier: string): string {
  const { pathname } = new URL(specifier, `http://demo/${from}`);
  return pathname.slice(1);
}

function findFile(files: readonly RunFile[], from: string, specifier: string): RunFile {
  const path = joined(from, specifier);
  const file = ENDINGS.map((ending) => files.find(({ name }) => name === path + ending)).find(
    Boolean,
  );
  if (!file) {
    const names = files.map(({ name }) => name).join(', ');
    throw new Error(`"${specifier}" is not a file of this demo, which has ${names}.`);
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
 * Prepares edited code: loads the packages that any of the files import, and makes the files modules that can
 * require each other.
 *
 * @param files the demo's files; the first is the demo itself
 * @param own what the demo was built with
 * @returns runs the first file, and gives its default export
 */
export async function link(
  files: readonly RunFile[],
  own: ModuleLoaders,
): Promise<() => ComponentType> {
  const scripts = files.filter(({ name }) => SCRIPT.test(name));
  const names = [...new Set(scripts.flatMap(({ code }) => specifiersOf(code)))].filter(
    (name) => !name.startsWith('.'),
  );
  // What cannot be had is told where it is required.
  const loaded = await Promise.allSettled(names.map((name) => loadModule(name, own)));
  const packages = new Map(names.map((name, place) => [name, loaded[place]]));
  const done = new Map<string, LinkedModule>();

  const requireFrom =
    (from: string): Require =>
    (specifier) => {
      if (!specifier.startsWith('.')) {
        const found = packages.get(specifier);
        if (!found) {
          throw new Error(`"${specifier}" cannot be imported here.`);
        }
        if (found.status === 'rejected') {
          throw found.reason as Error;
        }
        return found.value;
      }
      return run(findFile(files, from, specifier)).exports;
    };

  const run = (file: RunFile): LinkedModule => {
    const known = done.get(file.name);
    if (known) {
      return known;
    }
    const module: LinkedModule = { exports: {} };
    done.set(file.name, module);
    if (file.name.endsWith('.json')) {
      module.exports = { __esModule: true, default: JSON.parse(file.code) };
    } else if (SCRIPT.test(file.name)) {
      const { code } = transform(file.code, {
        transforms: ['jsx', 'typescript', 'imports'],
        production: true,
        filePath: file.name,
      });
      // Running what the reader wrote is what this frame is for.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
      new Function('React', 'require', 'exports', 'module', code)(
        React,
        requireFrom(file.name),
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
      `${entry.name} has no default export; a demo is what its file exports by default.`,
    );
  }
  for (const file of files) {
    if (file.name.endsWith('.css')) {
      applyStylesheet(file);
    }
  }
  return () => run(entry).exports.default as ComponentType;
}

import type { InstalledPackage } from '../packages';
import type { References } from '../reference';
import { readComponent } from './component';
import { kindOf } from './exported';
import { readHook } from './hook';
import { type Library, openLibraries } from './library';

function readLibrary(library: Library): References {
  const references: References = {};
  for (const [name, symbol] of library.exports) {
    const kind = kindOf(library, name, symbol);
    if (kind) {
      references[name] =
        kind === 'hook' ? readHook(library, name, symbol) : readComponent(library, name, symbol);
    }
  }
  return references;
}

/** Reads all components and hooks that packages export, from their types. */
export function readPackages(packages: readonly InstalledPackage[]): References[] {
  return openLibraries(packages).map(readLibrary);
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPackage } from '../../node/core/references';
import { readPackages } from '../../node/core/readReferences';
import type { Reference } from '../../node/core/reference';

/** A fixture package that contains all supported declarations. */
export const LIBRARY = { name: '@fixture/library', version: '1.2.3' };

export function installLibrary(siteDir: string): void {
  const folder = path.join(siteDir, 'node_modules', LIBRARY.name);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.symlinkSync(path.join(__dirname, 'fixtures/library'), folder);
}

export function readLibrary(): Record<string, Reference> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'library-'));
  installLibrary(siteDir);
  const [references = {}] = readPackages([findPackage(siteDir, LIBRARY)]);
  fs.rmSync(siteDir, { recursive: true });
  return references;
}

/** Creates a function that asserts the kind of a reference and narrows its type. */
const expectKind =
  <Kind extends Reference['kind']>(kind: Kind) =>
  (reference: Reference | undefined): Extract<Reference, { kind: Kind }> => {
    if (reference?.kind !== kind) {
      throw new Error(`Expected a ${kind}, found ${reference?.kind ?? 'nothing'}.`);
    }
    return reference as Extract<Reference, { kind: Kind }>;
  };

export const expectComponent = expectKind('component');
export const expectHook = expectKind('hook');

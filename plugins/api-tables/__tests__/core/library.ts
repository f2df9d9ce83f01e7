import path from 'node:path';
import { findPackage } from '../../node/core/references';
import { readPackages } from '../../node/core/readReferences';
import type { Reference } from '../../node/core/reference';

/** A small package with every shape that the reference must cope with. */
export const LIBRARY = {
  name: '@fixture/library',
  version: '1.2.3',
  directory: path.join(__dirname, 'fixtures/library'),
};

/** What the reference reads of it. */
export function readLibrary(): Record<string, Reference> {
  const [references = {}] = readPackages([findPackage(__dirname, LIBRARY)]);
  return references;
}

/** What takes nothing but exports of a kind. */
const only =
  <Kind extends Reference['kind']>(kind: Kind) =>
  (reference: Reference | undefined): Extract<Reference, { kind: Kind }> => {
    if (reference?.kind !== kind) {
      throw new Error(`Expected a ${kind}, found ${reference?.kind ?? 'nothing'}.`);
    }
    return reference as Extract<Reference, { kind: Kind }>;
  };

export const asComponent = only('component');
export const asHook = only('hook');

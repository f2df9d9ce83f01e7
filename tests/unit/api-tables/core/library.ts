import path from 'node:path';
import { findPackage } from '../../../../plugins/api-tables/node/core/packages';
import { readPackages } from '../../../../plugins/api-tables/node/core/read/read';
import type {
  ComponentReference,
  HookReference,
  Reference,
} from '../../../../plugins/api-tables/node/core/reference';

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

export function asComponent(reference: Reference | undefined): ComponentReference {
  if (reference?.kind !== 'component') {
    throw new Error(`Expected a component, found ${reference?.kind ?? 'nothing'}.`);
  }
  return reference;
}

export function asHook(reference: Reference | undefined): HookReference {
  if (reference?.kind !== 'hook') {
    throw new Error(`Expected a hook, found ${reference?.kind ?? 'nothing'}.`);
  }
  return reference;
}

import siteDescriptions from './descriptions.json';
import { readComponent } from './read/component';
import { readHook } from './read/hook';
import { getExportKind, type Library, openLibraries } from './read/library';
import type { Member, Reference, References } from './reference';
import type { InstalledPackage } from './references';

/** The tables whose rows need a description. */
type DescribedTable = 'props' | 'slots' | 'slotProps';

/** The site's own descriptions as Markdown (descriptions.json), by component, table, and row. */
export type Descriptions = Record<string, Partial<Record<DescribedTable, Record<string, string>>>>;

/**
 * Adds the site's descriptions to rows that the package doesn't describe. The props of a slot have a default
 * description.
 */
export function addDescriptions(reference: Reference, descriptions: Descriptions): Reference {
  if (reference.kind === 'hook') {
    return reference;
  }
  const tables = descriptions[reference.name] ?? {};
  const describeTable = (name: DescribedTable): Member[] =>
    reference[name].map((member): Member => {
      const isSlot =
        name === 'slotProps' && reference.slots.some((slot) => slot.name === member.name);
      const description =
        tables[name]?.[member.name] ?? (isSlot ? `Props for the \`${member.name}\` slot.` : '');
      return member.description || !description
        ? member
        : { ...member, description, describedBy: 'site' };
    });
  return {
    ...reference,
    props: describeTable('props'),
    slots: describeTable('slots'),
    slotProps: describeTable('slotProps'),
  };
}

function readLibrary(library: Library): References {
  const references: References = {};
  for (const [name, symbol] of library.exports) {
    const kind = getExportKind(library, name, symbol);
    if (kind) {
      references[name] =
        kind === 'hook' ? readHook(library, name, symbol) : readComponent(library, name, symbol);
    }
  }
  return references;
}

/** Reads the references of all components and hooks that packages export. */
export function readPackages(packages: readonly InstalledPackage[]): References[] {
  return openLibraries(packages).map(readLibrary);
}

/**
 * Reads the references of packages, and adds the site's descriptions. This takes seconds, so it runs in a worker
 * thread.
 */
export default function readReferences(packages: InstalledPackage[]): References[] {
  return readPackages(packages).map((references) =>
    Object.fromEntries(
      Object.entries(references).map(([name, reference]) => [
        name,
        addDescriptions(reference, siteDescriptions as Descriptions),
      ]),
    ),
  );
}

import siteDescriptions from './descriptions.json';
import { readComponent } from './read/component';
import { readHook } from './read/hook';
import { getExportKind, type Library, openLibraries } from './read/library';
import type { ComponentReference, Member, Reference, References } from './reference';
import type { InstalledPackage } from './references';

/** The tables of a component whose rows need a description. */
type DescribedTable = 'props' | 'slots' | 'slotProps';

/** The site's own descriptions (`descriptions.json`): component → table → row → Markdown. */
export type Descriptions = Record<string, Partial<Record<DescribedTable, Record<string, string>>>>;

/** Returns the default description of a slot's props. */
function describeSlotProps(component: ComponentReference, name: string): string {
  return component.slots.some((slot) => slot.name === name)
    ? `Props for the \`${name}\` slot.`
    : '';
}

function addDescription(member: Member, text: string | undefined): Member {
  return member.description || !text
    ? member
    : { ...member, description: text, describedBy: 'site' };
}

/** Adds the site's descriptions to rows that have none in the package. */
export function addDescriptions(reference: Reference, descriptions: Descriptions): Reference {
  if (reference.kind === 'hook') {
    return reference;
  }
  const tables = descriptions[reference.name] ?? {};
  const describeTable = (name: DescribedTable): Member[] =>
    reference[name].map((member) =>
      addDescription(
        member,
        tables[name]?.[member.name] ??
          (name === 'slotProps' ? describeSlotProps(reference, member.name) : undefined),
      ),
    );
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

/** Reads all components and hooks that packages export, from their types. */
export function readPackages(packages: readonly InstalledPackage[]): References[] {
  return openLibraries(packages).map(readLibrary);
}

/** Reads packages and adds the site's descriptions. A worker thread calls this, because it takes seconds. */
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

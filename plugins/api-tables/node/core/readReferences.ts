import ours from './descriptions.json';
import { readComponent } from './read/component';
import { readHook } from './read/hook';
import { kindOf, type Library, openLibraries } from './read/library';
import type { ComponentReference, Member, Reference, References } from './reference';
import type { InstalledPackage } from './references';

/** The tables of a component that list what needs a description. */
type DescribedTable = 'props' | 'slots' | 'slotProps';

/** Descriptions of the site's own (descriptions.json): component → table → row → Markdown. */
export type Descriptions = Record<string, Partial<Record<DescribedTable, Record<string, string>>>>;

/** What a row of slot props says when nobody has described it: it follows from its name. */
function slotPropsText(component: ComponentReference, name: string): string {
  return component.slots.some((slot) => slot.name === name)
    ? `Props for the \`${name}\` slot.`
    : '';
}

function withDescription(member: Member, text: string | undefined): Member {
  return member.description || !text
    ? member
    : { ...member, description: text, describedBy: 'site' };
}

/** Adds the site's descriptions where the package has none. */
export function withDescriptions(reference: Reference, descriptions: Descriptions): Reference {
  if (reference.kind === 'hook') {
    return reference;
  }
  const ours = descriptions[reference.name] ?? {};
  const table = (name: DescribedTable): Member[] =>
    reference[name].map((member) =>
      withDescription(
        member,
        ours[name]?.[member.name] ??
          (name === 'slotProps' ? slotPropsText(reference, member.name) : undefined),
      ),
    );
  return {
    ...reference,
    props: table('props'),
    slots: table('slots'),
    slotProps: table('slotProps'),
  };
}

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

/** Reads packages as pages show them: with the site's descriptions. Takes seconds. */
export default function readReferences(packages: InstalledPackage[]): References[] {
  return readPackages(packages).map((references) =>
    Object.fromEntries(
      Object.entries(references).map(([name, reference]) => [
        name,
        withDescriptions(reference, ours as Descriptions),
      ]),
    ),
  );
}

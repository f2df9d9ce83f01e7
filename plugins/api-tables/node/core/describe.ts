import type { ComponentReference, Member, Reference } from './reference';

/** The tables of a component that list what needs a description. */
const DESCRIBED = ['props', 'slots', 'slotProps'] as const;

type DescribedTable = (typeof DESCRIBED)[number];

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

/**
 * What is wrong with the site's descriptions: rows that nobody describes, and descriptions of what
 * does not exist or what the package describes by now.
 *
 * @param components what was read, before descriptions were added
 */
export function descriptionProblems(
  components: readonly ComponentReference[],
  descriptions: Descriptions,
): string[] {
  const known = new Map(components.map((component) => [component.name, component]));
  const undescribed = components.flatMap((component) => {
    const full = withDescriptions(component, descriptions) as ComponentReference;
    return DESCRIBED.flatMap((table) =>
      full[table]
        .filter(({ description }) => !description)
        .map(({ name }) => `${component.name}.${table}.${name} has no description: write one`),
    );
  });
  const useless = Object.entries(descriptions).flatMap(([component, tables]) =>
    Object.entries(tables).flatMap(([table, rows]) =>
      Object.keys(rows).flatMap((name) => {
        const row = known
          .get(component)
          ?.[table as DescribedTable].find((member) => member.name === name);
        const place = `${component}.${table}.${name}`;
        if (!row) {
          return [`${place} does not exist: remove its description`];
        }
        return row.description ? [`${place} is described by the package: remove ours`] : [];
      }),
    ),
  );
  return [...undescribed, ...useless];
}

import type { PhrasingContent, RootContent } from 'mdast';
import type { ComponentReference, Inherited } from '../reference';
import { heading, inlineCode, link, paragraph, text } from './elements';
import { type TableContext, tableElement } from './table';

/** Packages by the names that their readers know. */
const PACKAGES: Record<string, string> = {
  '@mui/material': 'Material UI’s',
  '@mui/system': 'MUI System’s',
  '@mui/x-data-grid': 'MUI X’s',
  react: 'React’s',
};

/** The tables of a component: heading, its anchor, and what they are tables of. */
const COMPONENT_TABLES = [
  { table: 'props', id: 'props', title: 'Props' },
  { table: 'slots', id: 'slots', title: 'Slots' },
  { table: 'slotProps', id: 'slot-props', title: 'Slot props' },
  { table: 'classes', id: 'css-classes', title: 'CSS classes' },
] as const;

function inheritedText({ type, of, package: owner, url }: Inherited): PhrasingContent[] {
  return [
    text(`${PACKAGES[owner] ?? owner} `),
    url ? link(url, [text(of)]) : text(of),
    text(' ('),
    inlineCode(type),
    text(')'),
  ];
}

/** Props that come from elsewhere are named, not listed: there are hundreds of them. */
function inheritance({ name, props, inherits }: ComponentReference): RootContent[] {
  if (inherits.length === 0) {
    return props.length === 0 ? [paragraph(inlineCode(name), text(' takes no props.'))] : [];
  }
  const sources = inherits.flatMap((source, place) => [
    ...(place > 0 ? [text(' and of ')] : []),
    ...inheritedText(source),
  ]);
  const lead = props.length > 0 ? ' also takes the props of ' : ' takes the props of ';
  return [paragraph(inlineCode(name), text(lead), ...sources, text('.'))];
}

/** Props, slots, slot props and CSS classes of a component, under headings. */
export async function componentSections(
  reference: ComponentReference,
  context: TableContext,
): Promise<RootContent[]> {
  const { anchors } = context;
  const sections = await Promise.all(
    COMPONENT_TABLES.map(async ({ table, id, title }): Promise<RootContent[]> => {
      const members = reference[table];
      const rest = table === 'props' ? inheritance(reference) : [];
      if (members.length === 0 && rest.length === 0) {
        return [];
      }
      const label = `${title} of ${reference.name}`;
      const idOf = (name: string): string => anchors.row(table, name);
      return [
        heading(2, anchors.heading(id), title),
        ...(members.length > 0 ? [await tableElement(table, label, members, idOf, context)] : []),
        ...rest,
      ];
    }),
  );
  return sections.flat();
}

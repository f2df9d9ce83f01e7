import type { PhrasingContent, RootContent } from 'mdast';
import type { ComponentReference, Inherited } from '../reference';
import { inlineCode, link, paragraph, text } from './elements';
import { type TableContext, tableSection } from './table';
import { tablesOf } from './tables';

/** Packages by the names that their readers know. */
const PACKAGES: Record<string, string> = {
  '@mui/material': 'Material UI’s',
  '@mui/system': 'MUI System’s',
  '@mui/x-data-grid': 'MUI X’s',
  react: 'React’s',
};

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
  const sections = await Promise.all(
    tablesOf(reference).map(([table, members]) => {
      const after = table === 'props' ? inheritance(reference) : [];
      return tableSection(table, reference.name, members, context, { after });
    }),
  );
  return sections.flat();
}

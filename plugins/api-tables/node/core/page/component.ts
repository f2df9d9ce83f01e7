import type { RootContent } from 'mdast';
import type { ComponentReference, Inherited } from '../reference';
import { markdown } from './richText';
import { type TableContext, tableSection } from './table';
import { tablesOf } from './tables';

/** Packages by the names that their readers know. */
const PACKAGES: Record<string, string> = {
  '@mui/material': 'Material UI’s',
  '@mui/system': 'MUI System’s',
  '@mui/x-data-grid': 'MUI X’s',
  react: 'React’s',
};

function inheritedText({ type, of, package: owner, url }: Inherited): string {
  return `${PACKAGES[owner] ?? owner} ${url ? `[${of}](${url})` : of} (\`${type}\`)`;
}

/** Props that come from elsewhere are named, not listed: there are hundreds of them. */
function inheritance({ name, props, inherits }: ComponentReference): RootContent[] {
  if (inherits.length === 0) {
    return props.length === 0 ? markdown(`\`${name}\` takes no props.`) : [];
  }
  const takes = props.length > 0 ? 'also takes' : 'takes';
  const sources = inherits.map(inheritedText).join(' and of ');
  return markdown(`\`${name}\` ${takes} the props of ${sources}.`);
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

import type { RootContent } from 'mdast';
import type { Reference } from '../reference';
import { componentSections } from './component';
import { demosSection } from './demos';
import { code, heading } from './elements';
import { hookSections } from './hook';
import type { SiteLinks } from './links';
import { markdown } from './richText';
import type { TableContext } from './table';

function importCode({ name, modules }: Reference): string {
  return modules.map((module) => `import { ${name} } from '${module}';`).join('\n// or\n');
}

function versionNote({ name, package: from, version }: Reference, missingIn?: string) {
  return missingIn === undefined
    ? []
    : markdown(`\`${name}\` comes with ${version} of \`${from}\`; ${missingIn} does not have it.`);
}

/** A page that shows the export, and the live demos on it that do. */
function demoItem(name: string, title: string, page: string, { demosOn }: SiteLinks) {
  const live = demosOn(page, name).map((demo) => `[${demo.title}](${demo.url})`);
  return `- [${title}](${page})${live.length > 0 ? `: ${live.join(', ')}` : ''}`;
}

/**
 * All that is known of an export, as the body of its page.
 *
 * @param missingIn the version that the page is for, if it has not got what is shown
 */
export async function expandReference(
  reference: Reference,
  context: TableContext,
  missingIn?: string,
): Promise<RootContent[]> {
  const { links } = context;
  const { name, description, demos, sourceUrl, version } = reference;
  return [
    heading(2, 'import', 'Import'),
    ...versionNote(reference, missingIn),
    code('tsx', importCode(reference)),
    // Not before the heading, where it would end the page's own last section.
    ...markdown(description, links.rewrite),
    ...(sourceUrl ? markdown(`[Source code of ${version}](${sourceUrl})`) : []),
    ...(reference.kind === 'component'
      ? await componentSections(reference, context)
      : await hookSections(reference, context)),
    ...(demos.length > 0
      ? demosSection(
          demos.map(({ title, url }) => demoItem(name, title, links.rewrite(url), links)),
        )
      : []),
  ];
}

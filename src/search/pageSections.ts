interface ListedPage {
  /** The titles of the groups around it, outermost first. */
  groups: readonly string[];
}

/** Pages under the names of the inner groups. The pages of the top group itself have no label. */
interface PageBlock<Page> {
  label: string | undefined;
  pages: Page[];
}

/** A top group of the navigation with its pages. */
export interface NavSection<Page> {
  title: string;
  /** The group's own pages come first, because after a labeled block, they would seem to belong to it. */
  blocks: PageBlock<Page>[];
}

function getLabel([, ...inner]: readonly string[]): string | undefined {
  const names = inner.filter((name, index) => name !== inner[index - 1]);
  return names.length > 0 ? names.join(' › ') : undefined;
}

/** Groups pages into the sections of the list of all pages, in reading order. */
export function groupIntoSections<Page extends ListedPage>(
  pages: readonly Page[],
): NavSection<Page>[] {
  const sections = new Map<string, NavSection<Page>>();
  for (const page of pages) {
    const title = page.groups[0] ?? '';
    const label = getLabel(page.groups);
    const section = sections.get(title) ?? { title, blocks: [] };
    sections.set(title, section);
    let block = section.blocks.find((candidate) => candidate.label === label);
    if (!block) {
      block = { label, pages: [] };
      section.blocks[label === undefined ? 'unshift' : 'push'](block);
    }
    block.pages.push(page);
  }
  return [...sections.values()];
}

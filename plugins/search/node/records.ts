import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { getPageUrl } from '../../shared/paths';
import { ALIAS_SEPARATOR, DESCRIPTION_END, type SearchRecord } from '../shared/record';
import type { Section } from './sections';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

interface DocPosition {
  /** The labels of the sidebar categories around the page, outermost first. */
  groups: string[];
  /** The page's own label. */
  label?: string;
}

export function getDocPositions(sidebars: Sidebars[string][]): Map<string, DocPosition> {
  const positions = new Map<string, DocPosition>();
  const add = (id: string, groups: string[], label?: string): void => {
    if (!positions.has(id)) {
      positions.set(id, { groups, ...(label !== undefined && { label }) });
    }
  };
  const visit = (items: SidebarItem[], labels: string[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') {
        add(item.id, labels, item.label);
      } else if (item.type === 'category') {
        if (item.link?.type === 'doc') {
          add(item.link.id, labels);
        }
        visit(item.items, [...labels, item.label]);
      }
    }
  };
  sidebars.forEach((items) => visit(items, []));
  return positions;
}

/** Creates links to pages of a version. Paths without a page in this version are skipped. */
export function createLinks(
  { docs, path: start, sidebars }: LoadedVersion,
  paths: readonly string[],
): { title: string; to: string }[] {
  const positions = getDocPositions(Object.values(sidebars));
  return paths.flatMap((pathname) => {
    const to = getPageUrl(start) + pathname;
    const doc = docs.find(({ permalink }) => getPageUrl(permalink) === to);
    return doc ? [{ title: positions.get(doc.id)?.label ?? doc.title, to }] : [];
  });
}

/** The page data from which records are created. */
interface PageInfo extends DocPosition {
  title: string;
  description: string;
  permalink: string;
  /** The permalink of the guide to the page's subject. */
  guide?: string;
  /** The keywords in the page's front matter. */
  keywords: readonly string[];
}

/** Returns the groups of a page and its label, omitting duplicates and labels that repeat the title. */
function getTrail({ title, groups, label = title }: PageInfo): string[] {
  const all = [...groups, label].filter((each, index, labels) => each !== labels[index - 1]);
  const isRepeated = title.toLowerCase().includes(all.at(-1)?.toLowerCase() ?? '');
  return isRepeated ? all.slice(0, -1) : all;
}

/** Creates the records of one page: its own, and one for each heading. */
export function createPageRecords(page: PageInfo, sections: readonly Section[]): SearchRecord[] {
  const { title, description, permalink, label, guide, keywords } = page;
  return sections.map(({ id, heading, trail, text, code, isRow, isList }) =>
    id === undefined
      ? {
          url: permalink,
          heading: title,
          trail: getTrail(page),
          text: [description, text].filter(Boolean).join(DESCRIPTION_END),
          code,
          aliases: keywords.join(ALIAS_SEPARATOR),
          ...(label !== title && label !== undefined && { label }),
          ...(guide !== undefined && { guide }),
        }
      : { url: `${permalink}#${id}`, heading, trail, text, code, isRow, isList },
  );
}

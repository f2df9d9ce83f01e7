import { decoded } from '../../shared/decoded';
import { isRecord } from '../../shared/isRecord';

/** What a page's `preview.json` says (plugins/page-outputs/node/preview.ts writes it). */
export interface PagePreview {
  title: string;
  description: string;
  /** The text's first lines. */
  text: string;
  /** Heading and first lines of each section, by its anchor. */
  sections: Record<string, readonly [heading: string, text: string]>;
}

const areTexts = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'string');

function isSection(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && areTexts(value);
}

/**
 * A page's preview, if it is one: another release, or another host's page for unknown addresses, may
 * answer with anything.
 */
export function parsePreview(value: unknown): PagePreview | undefined {
  const isPreview =
    isRecord(value) &&
    areTexts([value.title, value.description, value.text]) &&
    isRecord(value.sections) &&
    Object.values(value.sections).every(isSection);
  return isPreview ? (value as unknown as PagePreview) : undefined;
}

/** What a card shows. */
export interface CardContent {
  /** Where it stands, if it is a section: the page's title. */
  path?: string;
  title: string;
  lead?: string;
  text: string;
}

/** The file with a page's preview. */
export function previewFileOf(address: string): string {
  return `${address}preview.json`;
}

/**
 * The address of a link's page, if a card can tell about it: another page of this site.
 *
 * @param link where the link leads
 * @param here the address of the page with the link
 * @param base the site's base, with both slashes
 */
export function previewedPage(link: URL, here: URL, base: string): string | undefined {
  const isPage = link.origin === here.origin && link.pathname.startsWith(base);
  return isPage && link.pathname.endsWith('/') && link.pathname !== here.pathname
    ? link.pathname
    : undefined;
}

/** What the card of a link shows: its section, where it leads to one that is known, else its page. */
export function contentOf(page: PagePreview, hash: string): CardContent {
  const id = decoded(hash.slice(1));
  const section = Object.hasOwn(page.sections, id) ? page.sections[id] : undefined;
  return section
    ? { path: page.title, title: section[0], text: section[1] }
    : { title: page.title, lead: page.description, text: page.text };
}

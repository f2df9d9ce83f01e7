import type { Element, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { isOmitted } from '../../page-outputs/shared/article';

/** The start of a page, a heading with the content up to the next heading, or a row of a table that has an anchor. */
export interface Section {
  /** The anchor; `undefined` for the start of the page. */
  id: string | undefined;
  heading: string;
  /** The headings that contain the section, outermost first, without the page's title. */
  trail: string[];
  text: string;
  code: string;
  /** The URLs of the links in the section, in their order. */
  links: string[];
  /** The share of the text that is inside links. */
  linkShare: number;
  /** Whether the section is a row of a table. */
  isRow: boolean;
  /** Whether the section is a list of links. */
  isList: boolean;
}

/** Elements that don't end a word. */
const INLINE_TAG =
  /^(?:a|abbr|b|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|t-\w+)$/;

const HEADING_TAG = /^h[2-6]$/;

/** The share of link text in a section above which the section counts as a list of links. */
const MAX_LINK_SHARE = 0.6;

/** The content of a section that is still being read. */
interface Content {
  text: string[];
  code: string[];
  links: string[];
  /** The number of characters inside links. */
  linked: number;
}

/** A section that is being read. */
type OpenSection = Pick<Section, 'id' | 'heading' | 'trail'> & {
  content: Content;
  isRow: boolean;
};

const createContent = (): Content => ({ text: [], code: [], links: [], linked: 0 });

function joinText(text: readonly string[]): string {
  return text
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?: ·)+(?= |$)/g, ' ·')
    .replace(/ ·$/, '');
}

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** Returns what follows an element's text, so that it doesn't run into the text of the next element. */
function getSeparator(element: Element, parent: Element | undefined): string {
  const { tagName } = element;
  // The link of a card is its title.
  const isCardTitle = tagName === 'a' && parent !== undefined && hasClass(parent, 'MuiCard-root');
  if (tagName === 'td' || tagName === 'th' || isCardTitle) {
    return ' · ';
  }
  if (hasClass(element, 'callout-title')) {
    return '. ';
  }
  return INLINE_TAG.test(tagName) ? '' : ' ';
}

/** Returns whether an element leads to a footnote, or from a footnote to the text. */
const isFootnoteLink = ({ properties }: Element): boolean =>
  properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;

/** Collects the content of a node. `skips` returns whether an element is omitted, or is read elsewhere. */
function collect(
  node: Nodes,
  into: () => Content,
  skips: (element: Element) => boolean,
  parent?: Element,
): void {
  if (node.type === 'text') {
    into().text.push(node.value);
    return;
  }
  if (node.type !== 'element') {
    return;
  }
  const { tagName, properties, children } = node;
  const isDemo = properties.dataDemo !== undefined;
  if (isOmitted(node) || isFootnoteLink(node) || isDemo || skips(node)) {
    return;
  }
  // A figure may contain the same code for several package managers.
  const code = tagName === 'figure' ? select('pre', node) : tagName === 'pre' && node;
  if (code) {
    into().code.push(String(properties.dataTitle ?? ''), toString(code));
    return;
  }
  const { length } = into().text;
  children.forEach((child) => collect(child, into, skips, node));
  if (tagName === 'a' && typeof properties.href === 'string') {
    into().links.push(properties.href);
    into().linked += joinText(into().text.slice(length)).length;
  }
  into().text.push(getSeparator(node, parent));
}

function read(node: Nodes): Content {
  const content = createContent();
  collect(
    node,
    () => content,
    // The definitions of types are the same in many rows.
    ({ tagName }) => tagName === 'details',
  );
  return content;
}

/** Reads the row of a reference table: its name, the types and defaults, and the description in the last cell. */
function readRow(row: Element): { heading: string; content: Content } {
  const [name, ...cells] = row.children;
  const content = read(cells.pop() ?? row);
  for (const cell of cells) {
    const { text, code } = read(cell);
    content.code.push(joinText(text), ...code);
  }
  return { heading: toString(select('code', name) ?? name ?? row), content };
}

/** Splits an article into its sections. Headings in tabs and callouts also begin sections. */
export function getSections(bodies: readonly Element[]): Section[] {
  let content = createContent();
  const found: OpenSection[] = [{ id: undefined, heading: '', trail: [], isRow: false, content }];
  const above: { tagName: string; heading: string }[] = [];
  const getTrail = (): string[] => above.map(({ heading }) => heading);

  /** Begins a section at a heading, and reads the rows of a reference table. */
  const readSection = (element: Element): boolean => {
    const { tagName } = element;
    const { id } = element.properties;
    const rows = tagName === 'table' ? selectAll('tr[id]', element) : [];
    if (rows.length > 0) {
      for (const row of rows) {
        found.push({
          id: String(row.properties.id),
          trail: getTrail(),
          isRow: true,
          ...readRow(row),
        });
      }
      return true;
    }
    if (typeof id !== 'string' || !HEADING_TAG.test(tagName)) {
      return false;
    }
    while ((above.at(-1)?.tagName ?? '') >= tagName) {
      above.pop();
    }
    const heading = joinText(read(element).text);
    content = createContent();
    found.push({ id, heading, trail: getTrail(), isRow: false, content });
    above.push({ tagName, heading });
    return true;
  };
  bodies.forEach((body) => collect(body, () => content, readSection));

  return found.map(({ content: { text, code, links, linked }, isRow, ...section }) => {
    const joined = joinText(text);
    const linkShare = linked / Math.max(joined.length, 1);
    const isList = !isRow && linkShare > MAX_LINK_SHARE;
    return {
      ...section,
      isRow,
      isList,
      links,
      linkShare,
      // The text of a list of links is on the linked pages too, so it would be indexed twice.
      text: isList ? '' : joined,
      code: code.filter(Boolean).join('\n'),
    };
  });
}

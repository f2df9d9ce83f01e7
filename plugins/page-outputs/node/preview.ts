import type { Element, ElementContent } from 'hast';
import { matches } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PagePreview } from '../shared/preview';
import { type Article, removeAll } from './article';

/** About three lines of a card. */
const MAX_LENGTH = 180;

const HEADING = 'h2, h3, h4, h5, h6';
/** Where sentences stand. */
const TEXT = 'p, li, dd';
/** What belongs to no sentence. */
const OMITTED = 'button, iframe, svg, figure, table, .hash-link, .visually-hidden';

/** One line of text, cut after a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_LENGTH) {
    return line;
  }
  const cut = line.slice(0, MAX_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,:;]+$/, '')}…`;
}

/** Sentences, put together until a card is full. */
function firstLines(nodes: readonly ElementContent[]): string {
  const found: string[] = [];
  for (const node of nodes) {
    visit(node, 'element', (element) => {
      if (matches(TEXT, element)) {
        found.push(toString(element));
        return 'skip';
      }
      return undefined;
    });
    if (found.join(' ').length > MAX_LENGTH) {
      break;
    }
  }
  return shortened(found.join(' '));
}

/**
 * What the card of a link says about a page and its sections, from the page as it was built.
 *
 * @param page stays as it is
 */
export function pagePreview({ title, lead, prose }: Article): PagePreview {
  const own = structuredClone(prose);
  removeAll(OMITTED, own);
  const { children } = own;
  const isHeading = (node: ElementContent): node is Element =>
    node.type === 'element' && matches(HEADING, node);
  const nextHeading = (from: number): number => {
    const next = children.findIndex((node, index) => index >= from && isHeading(node));
    return next < 0 ? children.length : next;
  };
  const linesFrom = (start: number): string =>
    firstLines(children.slice(start, nextHeading(start)));

  const sections: Record<string, [string, string]> = {};
  children.forEach((node, index) => {
    if (isHeading(node) && typeof node.properties.id === 'string') {
      sections[node.properties.id] = [toString(node).trim(), linesFrom(index + 1)];
    }
  });
  return { title: toString(title), description: toString(lead), text: linesFrom(0), sections };
}

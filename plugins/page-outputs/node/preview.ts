import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { PagePreview } from '../shared/preview';
import type { Article } from './article';
import { type ElementKinds, isOf } from './elementKinds';

/** About three lines of a card. */
const MAX_LENGTH = 180;

const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
/** Where sentences stand. */
const TEXTS = new Set(['p', 'li', 'dd']);
/** What belongs to no sentence. */
const OMITTED: ElementKinds = {
  tags: new Set(['button', 'iframe', 'svg', 'figure', 'table']),
  classes: ['hash-link', 'visually-hidden'],
};

/** The sentences of an element, or of a part of one. */
function textOf(node: ElementContent): string {
  let text = '';
  visit(node, (part) => {
    if (part.type === 'element' && isOf(part, OMITTED)) {
      return SKIP;
    }
    text += part.type === 'text' ? part.value : '';
    return undefined;
  });
  return text;
}

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
      if (isOf(element, OMITTED)) {
        return SKIP;
      }
      if (TEXTS.has(element.tagName)) {
        found.push(textOf(element));
        return SKIP;
      }
      return undefined;
    });
    if (found.join(' ').length > MAX_LENGTH) {
      break;
    }
  }
  return shortened(found.join(' '));
}

/** What the card of a link says about a page and its sections, from the page as it was built. */
export function pagePreview({ title, lead, prose }: Article): PagePreview {
  const { children } = prose;
  const isHeading = (node: ElementContent): node is Element =>
    node.type === 'element' && HEADINGS.has(node.tagName);
  const nextHeading = (from: number): number => {
    const next = children.findIndex((node, index) => index >= from && isHeading(node));
    return next < 0 ? children.length : next;
  };
  const linesFrom = (start: number): string =>
    firstLines(children.slice(start, nextHeading(start)));

  const sections: Record<string, [string, string]> = {};
  children.forEach((node, index) => {
    if (isHeading(node) && typeof node.properties.id === 'string') {
      sections[node.properties.id] = [textOf(node).trim(), linesFrom(index + 1)];
    }
  });
  return { title: toString(title), description: toString(lead), text: linesFrom(0), sections };
}

/** Checks prose rules that markdownlint doesn't cover: front matter, sentences, and sections. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { readPage } from '../../plugins/shared/node/readPage';
import { readPages } from '../../scripts/lib/readPages';
import { AVOIDED_PATTERNS } from '../../config/terminology.mjs';

/** The maximum length of a sentence. Longer sentences are hard to understand. */
const MAX_SENTENCE_WORDS = 40;

/** Matches the pages that must end with related pages: Toolpad Core's pages, except for its introduction. */
const PAGE_WITH_RELATED_PAGES = /^docs-toolpad-core\/(?!introduction\/)[\w-]+\//;

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const splitSentences = (text: string): string[] =>
  [...sentenceSegmenter.segment(text)].map(({ segment }) => segment);
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** Returns the text of a node. Inline code counts as one capitalized word, because a sentence may begin with it. */
function getText(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return 'Code';
  }
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(getText).join('') : '';
}

// Files whose names start with an underscore are parts of other pages.
const files = readPages([]).filter(({ path }) => !path.includes('/_'));

const pages = files.map(({ path, text }) => {
  const { frontMatter, tree } = readPage(path, text);
  const sections: string[] = [];
  const passages: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push(getText(node).trim());
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      passages.push(getText(node));
    }
  });
  const { title, description } = frontMatter as { title: string; description: string };
  return { path, title, description, sections, passages };
});

it('finds at least 126 pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(126);
});

it('gives each page a unique title within its product', () => {
  const titles = pages.map(({ path, title }) => `${path.split('/')[0]}: ${title}`);
  expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
});

it('gives each page a unique description', () => {
  const descriptions = pages.map(({ description }) => description);
  expect(descriptions.filter((each, at) => descriptions.indexOf(each) < at)).toEqual([]);
});

describe.each(pages)('$path', ({ path, description, sections, passages }) => {
  it('has a description of one sentence with 50 to 160 characters and without avoided words', () => {
    expect(description).toMatch(/^.{49,159}[.?!]$/);
    expect(splitSentences(description)).toHaveLength(1);
    for (const { pattern, replacement } of AVOIDED_PATTERNS) {
      expect([replacement, description.match(pattern)]).toEqual([replacement, null]);
    }
  });

  it('contains no sentence that exceeds the maximum length', () => {
    const long = passages
      .flatMap(splitSentences)
      .filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS);
    expect(long).toEqual([]);
  });

  it('contains no asterisks from unclosed emphasis', () => {
    expect(passages.filter((text) => text.includes('*'))).toEqual([]);
  });

  if (PAGE_WITH_RELATED_PAGES.test(path)) {
    it('ends with a section of related pages', () => {
      expect(sections.at(-1)).toBe('Related pages');
    });
  }
});

/** Checks prose rules that markdownlint doesn't cover: front matter, sentences, sections, and the length of guides. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { readPage } from '../../plugins/shared/node/readPage';
import { readPages } from '../../scripts/lib/readPages';
import { AVOIDED_PATTERNS } from '../../config/terminology.mjs';

/** The maximum length of a sentence. Longer sentences are hard to understand. */
const MAX_SENTENCE_WORDS = 40;

/** The limits of guides. Reference pages may be longer, because nobody reads them from start to end. */
const MAX_GUIDE_WORDS = 2_500;
const MAX_GUIDE_HEADINGS = 25;
const REFERENCE_PAGE = /\/(?:api|reference)\b/;

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
  let words = 0;
  let headings = 0;
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      words += node.value.split(/\s+/).filter(Boolean).length;
    }
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      headings += 1;
    }
    if (node.type === 'heading' && node.depth === 2) {
      sections.push(getText(node).trim());
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      passages.push(getText(node));
    }
  });
  const { description } = frontMatter as { description: string };
  return { path, description, sections, passages, words, headings };
});

it('contains no guide that is too long to finish (if it does, move parts to a page below it)', () => {
  const long = pages.filter(
    ({ path, words, headings }) =>
      !REFERENCE_PAGE.test(path) && (words > MAX_GUIDE_WORDS || headings > MAX_GUIDE_HEADINGS),
  );
  expect(long.map(({ path, words, headings }) => ({ path, words, headings }))).toEqual([]);
});

describe.each(pages)('$path', ({ path, description, sections, passages }) => {
  it('has a description of one sentence without avoided words', () => {
    expect(description).toMatch(/[.?!]$/);
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

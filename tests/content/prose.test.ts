/** Checks the prose of pages for rules that markdownlint doesn't have, about front matter, sentences and sections. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { readPage } from '../../plugins/shared/node/readPage';
import { readPages } from '../../scripts/verify/lib/readPages';
import { AVOIDED } from '../../terminology.mjs';

/** The maximum length of a sentence. Longer sentences are hard to understand. */
const MAX_SENTENCE_WORDS = 40;

/** The minimum length of a page. Shorter content belongs on another page. Reference pages also contain tables. */
const MIN_WORDS = { reference: 50, other: 120 };
const REFERENCE = /\/api\/|[/-]api\.mdx$|^docs-studio\/reference\//;

/** Matches the pages that end with links to other pages: those of the library, except for its introduction. */
const LEADS_ON = /^docs-toolpad-core\/(?!introduction\/)[\w-]+\//;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const splitSentences = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment);
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** Returns the text of a node. Code counts as a word, which may begin a sentence. */
function getText(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return 'Code';
  }
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(getText).join('') : '';
}

// A file whose name starts with an underscore is a part of other pages.
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

it('finds all pages', () => {
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
  it('has a description of one sentence, short enough for search engines', () => {
    expect(description).toMatch(/^.{49,159}[.?!]$/);
    expect(splitSentences(description)).toHaveLength(1);
    for (const { pattern, instead } of AVOIDED) {
      expect([instead, description.match(pattern)]).toEqual([instead, null]);
    }
  });

  it('contains no sentence above the maximum length', () => {
    const long = passages
      .flatMap(splitSentences)
      .filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS);
    expect(long).toEqual([]);
  });

  it('contains no asterisks from unclosed emphasis', () => {
    expect(passages.filter((text) => text.includes('*'))).toEqual([]);
  });

  it('contains the minimum number of words', () => {
    const least = REFERENCE.test(path) ? MIN_WORDS.reference : MIN_WORDS.other;
    expect(countWords(passages.join('\n'))).toBeGreaterThanOrEqual(least);
  });

  if (LEADS_ON.test(path)) {
    it('ends with links to related pages', () => {
      expect(sections.at(-1)).toBe('Related pages');
    });
  }
});

/** The parts of the pages' prose that markdownlint doesn't see: front matter, sentences, and what a page holds. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { readPage } from '../../plugins/shared/node/readPage';
import { readPages } from '../../scripts/verify/lib/readPages';
import { AVOIDED } from '../../terminology.mjs';

/** Longer sentences are better split in two. */
const MAX_SENTENCE_WORDS = 40;

/** A shorter page says too little to be a page of its own. A reference page has a table besides. */
const MIN_WORDS = { reference: 50, other: 120 };
const REFERENCE = /\/api\/|[/-]api\.mdx$|^docs-studio\/reference\//;

/** Pages of the library lead on; those of its introduction end in sections of their own. */
const LEADS_ON = /^docs-toolpad-core\/(?!introduction\/)[\w-]+\//;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const splitSentences = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment);
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** Returns the text of a node. Code is one word, which may begin a sentence. */
function getText(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return 'Code';
  }
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(getText).join('') : '';
}

const pages = readPages([]).map(({ path, text }) => {
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

it('reads all pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(126);
});

it('gives each page a title of its own in its product', () => {
  const titles = pages.map(({ path, title }) => `${path.split('/')[0]}: ${title}`);
  expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
});

it('gives each page a description of its own', () => {
  const descriptions = pages.map(({ description }) => description);
  expect(descriptions.filter((each, at) => descriptions.indexOf(each) < at)).toEqual([]);
});

describe.each(pages)('$path', ({ path, description, sections, passages }) => {
  it('has a description of one sentence that search engines show whole', () => {
    expect(description).toMatch(/^.{49,159}[.?!]$/);
    expect(splitSentences(description)).toHaveLength(1);
    for (const { pattern, instead } of AVOIDED) {
      expect([instead, description.match(pattern)]).toEqual([instead, null]);
    }
  });

  it('has no sentence that is too long to follow', () => {
    const long = passages
      .flatMap(splitSentences)
      .filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS);
    expect(long).toEqual([]);
  });

  it('shows no asterisk of emphasis that is not closed', () => {
    expect(passages.filter((text) => text.includes('*'))).toEqual([]);
  });

  it('says enough to be a page', () => {
    const least = REFERENCE.test(path) ? MIN_WORDS.reference : MIN_WORDS.other;
    expect(countWords(passages.join('\n'))).toBeGreaterThanOrEqual(least);
  });

  if (LEADS_ON.test(path)) {
    it('ends with links to related pages', () => {
      expect(sections.at(-1)).toBe('Related pages');
    });
  }
});

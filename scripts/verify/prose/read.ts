import type { Nodes } from 'mdast';
import { readPage } from '../../../plugins/shared/node/readPage';
import type { Page } from '../lib/readPages';

/** A piece of running text; code in it is a plain word. */
interface Passage {
  text: string;
  line: number;
}

interface Heading extends Passage {
  depth: number;
  /** The heading without its code, in which names keep their letters. */
  plain: string;
}

/** What a page says, without its code. */
export interface PageProse {
  /** `docs-toolpad-core/react-crud/index.mdx` */
  page: string;
  title: string;
  description: string;
  headings: Heading[];
  /** Paragraphs, list items and cells, in order. */
  passages: Passage[];
  links: (Passage & { url: string })[];
  images: { alt: string; url: string; line: number }[];
  words: number;
}

/** Stands for code in running text: a word of its own, in which no rule finds anything. */
const CODE = '‹code›';

/** What holds running text. */
const PASSAGES = new Set(['paragraph', 'tableCell']);

function textOf(node: Nodes, code = CODE): string {
  if (node.type === 'inlineCode') {
    return code;
  }
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'break') {
    return ' ';
  }
  return 'children' in node ? node.children.map((child) => textOf(child, code)).join('') : '';
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}‹][\p{L}\p{N}'’›.-]*/gu)?.length ?? 0;
}

function collect(node: Nodes, into: PageProse): void {
  const line = node.position?.start.line ?? 0;
  if (node.type === 'heading') {
    const plain = textOf(node, '').trim();
    into.headings.push({ depth: node.depth, text: textOf(node), plain, line });
  } else if (PASSAGES.has(node.type)) {
    into.passages.push({ text: textOf(node).trim(), line });
  } else if (node.type === 'link') {
    into.links.push({ text: textOf(node).trim(), url: node.url, line });
  } else if (node.type === 'image') {
    into.images.push({ alt: node.alt ?? '', url: node.url, line });
  }
  if ('children' in node) {
    for (const child of node.children) {
      collect(child, into);
    }
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads what a page says. */
export function readProse(page: Page): PageProse {
  const { frontMatter, tree } = readPage(page.path, page.text);
  const prose: PageProse = {
    page: page.path,
    title: textIn(frontMatter.title),
    description: textIn(frontMatter.description),
    headings: [],
    passages: [],
    links: [],
    images: [],
    words: 0,
  };
  collect(tree, prose);
  const texts = [...prose.headings, ...prose.passages].map(({ text }) => text);
  prose.words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return prose;
}

import path from 'node:path';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import { DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import type { Page } from '../lib/readPages';
import type { PageProse } from './types';

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

export function countWords(text: string): number {
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

/** Takes the tree as the writer wrote it, and leaves the compiler nothing more to do. */
function takeTree() {
  return (root: Root, file: { data: { tree?: Root } }): void => {
    file.data.tree = structuredClone(root);
    root.children = [];
  };
}

async function treeOf(page: Page, siteDir: string): Promise<Root> {
  const { data } = await compileToJSX({
    filePath: path.join(siteDir, page.path),
    fileContent: page.text,
    frontMatter: {},
    compilerName: 'server',
    options: {
      siteDir,
      staticDirs: [],
      admonitions: true,
      beforeDefaultRemarkPlugins: [takeTree],
      markdownConfig: {
        format: 'mdx',
        mermaid: false,
        emoji: true,
        mdx1Compat: { comments: true, admonitions: true, headingIds: true },
        anchors: { maintainCase: false },
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
        remarkRehypeOptions: undefined,
        hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
      },
    },
  });
  return (data as { tree?: Root }).tree ?? { type: 'root', children: [] };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads what a page says, through Docusaurus's own MDX processor (see plugins/search/node/readSections.ts
 * on the use of its insides).
 */
export async function readProse(page: Page, siteDir: string): Promise<PageProse> {
  const { frontMatter } = await parseMarkdownFile({
    filePath: page.path,
    fileContent: page.text,
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
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
  collect(await treeOf(page, siteDir), prose);
  const texts = [...prose.headings, ...prose.passages].map(({ text }) => text);
  prose.words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return prose;
}

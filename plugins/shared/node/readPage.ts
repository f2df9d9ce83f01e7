// cspell:ignore slorber
import fs from 'node:fs';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';

/** A page as its writer wrote it. It is kept for whoever reads it next: nobody changes it. */
export interface WrittenPage {
  frontMatter: Readonly<Record<string, unknown>>;
  /** With the positions of the page's text; lines count from 1. */
  tree: Root;
}

/** The syntax of Docusaurus's pages. What its plugins make of the tree then is not here. */
const syntax = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

function parse(text: string): WrittenPage {
  // As Docusaurus does, since `{#id}` would be an expression.
  const tree = syntax.parse(escapeMarkdownHeadingIds(text));
  const [first] = tree.children;
  const frontMatter = first?.type === 'yaml' ? (parseYaml(first.value) as unknown) : undefined;
  return { frontMatter: { ...(frontMatter as object | undefined) }, tree };
}

/** What the parser throws. */
type SyntaxFault = Error & { line?: number; column?: number; reason?: string };

/** What was read of each file last. */
const known = new Map<string, { text: string; page: WrittenPage }>();

/**
 * Reads a page. This takes some milliseconds, unless the file was read before and has not changed.
 *
 * @param file of the page
 * @param text what is in it, if that is known already
 * @throws {Error} that names the place, if the text is no MDX
 */
export function readPage(file: string, text = fs.readFileSync(file, 'utf8')): WrittenPage {
  const before = known.get(file);
  if (before?.text === text) {
    return before.page;
  }
  try {
    const page = parse(text);
    known.set(file, { text, page });
    return page;
  } catch (error) {
    const { line, column, reason, message } = error as SyntaxFault;
    const place = [file, line, column].filter(Boolean).join(':');
    throw new Error(`Expected a page in MDX, but found at ${place}: ${reason ?? message}`, {
      cause: error,
    });
  }
}

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

/** The parsed source of a page. It is cached, so callers must not modify it. */
interface PageSource {
  frontMatter: Readonly<Record<string, unknown>>;
  /** The syntax tree. Positions refer to the file, and line numbers start at 1. */
  tree: Root;
}

/** Parses the syntax of Docusaurus's pages, without the plugins that transform the tree. */
const pageParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

function parsePage(text: string): PageSource {
  // MDX would parse `{#id}` as an expression. Docusaurus escapes it in the same way.
  const tree = pageParser.parse(escapeMarkdownHeadingIds(text));
  const [first] = tree.children;
  const frontMatter = first?.type === 'yaml' ? (parseYaml(first.value) as unknown) : undefined;
  return { frontMatter: { ...(frontMatter as object | undefined) }, tree };
}

/** The error that the MDX parser throws. */
type MdxSyntaxError = Error & { line?: number; column?: number; reason?: string };

const parsedPages = new Map<string, { text: string; page: PageSource }>();

/**
 * Reads and parses a page, or returns the cached result if the file hasn't changed.
 *
 * @param file - the page's file
 * @param text - the content of the file, if the caller has read it already
 * @throws Error with the position, if the text isn't valid MDX
 */
export function readPage(file: string, text = fs.readFileSync(file, 'utf8')): PageSource {
  const cached = parsedPages.get(file);
  if (cached?.text === text) {
    return cached.page;
  }
  try {
    const page = parsePage(text);
    parsedPages.set(file, { text, page });
    return page;
  } catch (error) {
    const { line, column, reason, message } = error as MdxSyntaxError;
    const position = [file, line, column].filter(Boolean).join(':');
    throw new Error(`Expected valid MDX, but found an error at ${position}: ${reason ?? message}`, {
      cause: error,
    });
  }
}

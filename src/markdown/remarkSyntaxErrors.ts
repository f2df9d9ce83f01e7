import { DefaultAdmonitionOptions } from '@docusaurus/mdx-loader/lib/remark/admonitions';
import type { Nodes, Root } from 'mdast';
// This import only adds the types of directive nodes to mdast.
import type {} from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { describeLocation } from '../../plugins/shared/node/mdx';

const { keywords: CALLOUT_NAMES } = DefaultAdmonitionOptions;

/** Matches a line that looks like the start or the end of a callout. */
const CALLOUT_LINE = /^[ \t]*:::+[ \t]*(\w*)[ \t]*(.*)$/m;

/** Matches the first line of a callout as GitHub writes it. */
const GITHUB_CALLOUT = /^\[!(\w+)\]/;

/** Matches a reference without a definition, which Markdown treats as text: `[^1]` or `[text][label]`. */
const UNDEFINED_REFERENCE = /(?<!\\)\[\^[^\]\s]+\]|(?<=\])\[[^\][]+\]/;

/** Matches a comment that highlights lines on other sites. */
const HIGHLIGHT_COMMENT = /highlight-(?:next-line|start|end)\b|\[!code /;

/** Matches a URL without a scheme, except for anchors of the same page. */
const PATH = /^(?!#|\/\/|[a-z][a-z\d+.-]*:)./i;

/** The languages of fences that are drawings or formulas in other sites. */
const DRAWN_LANGUAGES = ['math', 'mermaid'];

/** Modules that Docusaurus's documentation imports in pages and this site lacks, and what to write instead. */
const UNSUPPORTED_IMPORTS: [module: RegExp, instead: string][] = [
  [/['"](@theme\/CodeBlock)['"]/, 'write the code in a fence'],
  [/['"]((?:!!)?raw-loader![^'"]*)['"]/, 'write the code in a fence'],
  [/['"](@theme\/DocCard(?:List)?)['"]/, 'write a list of links in <LinkCards>'],
  [/['"](@theme\/Mermaid)['"]/, 'add a picture'],
];

/** Returns what is wrong with a line of text that looks like a callout, and what to write instead. */
function describeCallout(name: string, title: string): string {
  if (CALLOUT_NAMES.includes(name)) {
    return title === ''
      ? `found a callout that is only text: write :::${name} at the start of a line, and end it with :::`
      : `a callout’s title is in brackets: write :::${name}[${title}]`;
  }
  return 'found three colons that start or end no callout: write :::note[Title] above the callout and ::: below it';
}

/** A problem, and the number of lines before it. */
type Problem = [problem?: string, line?: number];

/** Returns the number of lines before a match. */
const countLines = ({ input, index }: RegExpExecArray): number =>
  input.slice(0, index).split('\n').length - 1;

/** Returns the problem of a text, or `undefined` if there is none. */
function findTextProblem(value: string, source: string, isFirst: boolean): Problem | undefined {
  const callout = CALLOUT_LINE.exec(isFirst ? value : value.replace(/^.*/, ''));
  // The source contains the backslashes of brackets that are meant as text.
  const reference = UNDEFINED_REFERENCE.exec(source);
  if (callout) {
    return [describeCallout(callout[1] ?? '', callout[2] ?? ''), countLines(callout)];
  }
  return reference
    ? [
        `nothing defines ${reference[0]}: add a line that starts with ${reference[0]}:, or write \\[ for a bracket`,
        countLines(reference),
      ]
    : undefined;
}

/** Returns the problem of a node, or `undefined` if there is none. */
function findProblem(node: Nodes, source: string, isFirst: boolean): Problem | undefined {
  switch (node.type) {
    case 'text':
      return findTextProblem(node.value, source, isFirst);
    case 'blockquote': {
      const [, name = ''] = GITHUB_CALLOUT.exec(toString(node)) ?? [];
      return name === ''
        ? undefined
        : [
            `a callout starts with three colons: write :::${name.toLowerCase()} above the text, and ::: below it`,
          ];
    }
    case 'table': {
      const [head, ...rows] = node.children;
      const wide = rows.find(({ children }) => children.length > (head?.children.length ?? 0));
      return (
        wide && [
          'a row has more cells than the table has columns: write \\| for a vertical bar in a cell',
          (wide.position?.start.line ?? 0) - (node.position?.start.line ?? 0),
        ]
      );
    }
    case 'containerDirective':
      return CALLOUT_NAMES.includes(node.name)
        ? undefined
        : [`expected one of ${CALLOUT_NAMES.join(', ')} after the colons, found "${node.name}"`];
    case 'leafDirective':
    case 'textDirective': {
      const isText = node.type === 'textDirective' && node.children.length === 0;
      return isText && Object.keys(node.attributes ?? {}).length === 0
        ? undefined
        : [`":${node.name}" would disappear from the page: write \\: before ${node.name}`];
    }
    case 'heading':
      return node.depth === 1
        ? ['a page’s title is in the front matter: remove it here, or write ## for a section']
        : undefined;
    case 'paragraph': {
      const [first] = node.children;
      return first?.type === 'text' && first.value.startsWith('$$')
        ? ['formulas aren’t rendered: write the formula as code']
        : undefined;
    }
    case 'code': {
      const comment = HIGHLIGHT_COMMENT.exec(node.value);
      if (comment) {
        const line = countLines(comment) + 1;
        return [
          'comments don’t highlight lines: write their numbers in the fence, such as {1,3-5}',
          line,
        ];
      }
      return DRAWN_LANGUAGES.includes(node.lang ?? '')
        ? [`"${node.lang}" blocks aren’t drawn: add a picture, or use the language "text"`]
        : undefined;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const [href] = node.attributes.flatMap((attribute) =>
        'name' in attribute && attribute.name === 'href' ? attribute.value : [],
      );
      if (node.name === 'a' && typeof href === 'string' && PATH.test(href)) {
        return [`in <a>, paths of pages aren’t resolved: write [text](${href})`];
      }
      return node.name === 'CodeBlock'
        ? ['<CodeBlock> isn’t available in pages: write the code in a fence']
        : undefined;
    }
    case 'mdxjsEsm':
      return UNSUPPORTED_IMPORTS.flatMap(([pattern, instead]) => {
        const [, module] = pattern.exec(node.value) ?? [];
        return module === undefined ? [] : [`${module} isn’t available in pages: ${instead}`];
      }).slice(0, 1) as [string?];
    default:
      return undefined;
  }
}

/**
 * Remark plugin that rejects Markdown which would otherwise be shown as text or disappear, and says what to write
 * instead. The other plugins report the mistakes in what they handle.
 */
export function remarkSyntaxErrors() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const isFirst = index === 0 && parent?.type === 'paragraph';
      const { start, end } = node.position ?? {};
      const source = String(file).slice(start?.offset, end?.offset);
      const [problem, line] = findProblem(node, source, isFirst) ?? [];
      if (problem !== undefined) {
        throw new Error(`${describeLocation(file, node, line)}: ${problem}.`);
      }
    });
  };
}

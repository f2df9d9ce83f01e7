import { DefaultAdmonitionOptions } from '@docusaurus/mdx-loader/lib/remark/admonitions';
import type { Nodes, Root } from 'mdast';
// This import only adds the types of directive nodes to mdast.
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { describeLocation } from '../../plugins/shared/node/describeLocation';

const { keywords: CALLOUT_NAMES } = DefaultAdmonitionOptions;

/** Matches a line that looks like the start or the end of a callout. */
const CALLOUT_LINE = /^[ \t]*:::+[ \t]*(\w*)[ \t]*(.*)$/m;

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

/** Returns the problem of a node, and the line in the node, or `undefined` if there is none. */
function findProblem(node: Nodes, isFirst: boolean): [problem?: string, line?: number] | undefined {
  switch (node.type) {
    case 'text': {
      const text = isFirst ? node.value : node.value.replace(/^.*/, '');
      const callout = CALLOUT_LINE.exec(text);
      const lines = text.slice(0, callout?.index).split('\n').length - 1;
      return callout ? [describeCallout(callout[1] ?? '', callout[2] ?? ''), lines] : undefined;
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
    case 'code':
      return DRAWN_LANGUAGES.includes(node.lang ?? '')
        ? [`"${node.lang}" blocks aren’t drawn: add a picture, or use the language "text"`]
        : undefined;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === 'CodeBlock'
        ? ['<CodeBlock> isn’t available in pages: write the code in a fence']
        : undefined;
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
      const [problem, line] = findProblem(node, isFirst) ?? [];
      if (problem !== undefined) {
        throw new Error(`${describeLocation(file, node, line)}: ${problem}.`);
      }
    });
  };
}

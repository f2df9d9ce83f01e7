import path from 'node:path';
import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { createRemarkApiReference } from '../../node/core';
import type { ApiRow } from '../../shared/rows';
import { remarkCodeBlocks } from '../../../code/node/remarkCodeBlocks';
import { installLibrary, LIBRARY } from './library';

/** An item of a page's outline: a heading, or an element with its attributes. */
export interface OutlineItem {
  heading?: number;
  id?: string;
  element?: string;
  rows?: ApiRow[];
  [prop: string]: unknown;
}

export interface Page {
  folder?: string;
  source: string;
}

export interface CompiledPage {
  outline: OutlineItem[];
  /** The front matter, to which the plugin adds the source. */
  frontMatter: object;
  /** The compiled code of the page. */
  code: string;
}

function getAttributes({ attributes }: MdxJsxFlowElement): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      const { name, value } = attribute as { name: string; value: string | { value: string } };
      return [name, typeof value === 'object' ? (JSON.parse(value.value) as unknown) : value];
    }),
  );
}

function createOutlineItem(node: Heading | MdxJsxFlowElement): OutlineItem {
  return node.type === 'heading'
    ? { heading: node.depth, id: (node.data as { id?: string } | undefined)?.id }
    : { element: node.name ?? '', ...getAttributes(node) };
}

/** Remark plugin that stores the outline of the page in the file's data. */
function addOutline() {
  return (root: Root, file: { data: { outline?: OutlineItem[] } }): void => {
    const lines: OutlineItem[] = [];
    visit(root, ['heading', 'mdxJsxFlowElement'], (node) => {
      lines.push(createOutlineItem(node as Heading | MdxJsxFlowElement));
    });
    file.data.outline = lines;
  };
}

/**
 * Creates a function that compiles pages with the API reference of the fixture package.
 *
 * @param siteDir - an empty folder for the package and the cache
 */
export function createPageCompiler(siteDir: string): (page: Page) => Promise<CompiledPage> {
  installLibrary(siteDir);
  const remarkApiReference = createRemarkApiReference({
    siteDir,
    siteUrl: 'https://example.com/library/',
    links: { 'https://example.com/library/panel/#width': '/panel/#how-wide' },
    findDemos: () => [],
    versions: [
      {
        folder: 'docs',
        path: '/',
        latest: '/',
        packages: [LIBRARY],
        pages: () => [{ name: 'PanelHeader', path: '/api/panel-header/' }],
      },
    ],
  });
  return async ({ folder = 'docs', source }) => {
    const frontMatter = {};
    const { data, content } = await compileToJSX({
      filePath: path.join(siteDir, folder, 'page.mdx'),
      fileContent: source,
      frontMatter,
      options: {
        siteDir,
        staticDirs: [],
        admonitions: true,
        beforeDefaultRemarkPlugins: [remarkApiReference, remarkCodeBlocks],
        remarkPlugins: [addOutline],
        markdownConfig: DEFAULT_CONFIG.markdown,
      },
      compilerName: 'server',
    });
    return { outline: (data as { outline: OutlineItem[] }).outline, frontMatter, code: content };
  };
}

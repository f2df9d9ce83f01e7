import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Link, Root } from 'mdast';
import fs from 'node:fs';
import path from 'node:path';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { removeBase, tryDecode } from '../../plugins/shared/paths';
import { describeLocation, getAttribute } from '../../plugins/shared/node/mdx';
import {
  findRoot,
  getPageFiles,
  locateFile,
  type TranslatedFolder,
} from '../../plugins/shared/node/docsFolders';
import { PAGE_FILE, toPosixPath } from '../../plugins/shared/node/files';
import { readPage } from '../../plugins/shared/node/readPage';
import { SITE_BASE_URL } from '../site/urls';
import { COMPONENT_NAMES } from '../theme/MDXComponents/names';

/** A folder of pages, and its path in URLs. */
type LinkedFolder = TranslatedFolder & { urlPath: string };

/** The options of {@link remarkLinks}. */
interface LinkOptions {
  siteDir: string;
  roots: readonly LinkedFolder[];
}

/** Matches the path of a link without a scheme, and its anchor. */
const PATH_URL = /^(?!#|@|\/\/|[a-z][a-z\d+.-]*:)([^?#]+)(?:\?[^#]*)?(?:#(.+))?$/is;

/** Components that add no anchors to a page, except for the anchors of demos, which contain the demo's name. */
const KNOWN_COMPONENTS = [...COMPONENT_NAMES, 'Demo', 'Tabs', 'TabItem'];

/** Gives headings the ids that Docusaurus gives them when it compiles a page. */
const headingProcessor = unified().use(headings, { anchorsMaintainCase: false }).freeze();

/** Returns a function that tells whether a page may have an anchor. Its components and parts can add any anchor. */
async function readAnchors(page: Root): Promise<(anchor: string) => boolean> {
  const tree = await headingProcessor.run(structuredClone(page));
  const ids = new Set<string | undefined>();
  const demos: string[] = [];
  let hasUnknownAnchors = false;
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const { name } = node;
      hasUnknownAnchors ||= /^[A-Z]/.test(name ?? '') && !KNOWN_COMPONENTS.includes(name ?? '');
      ids.add(getAttribute(node, 'id'));
      demos.push(...(name === 'Demo' ? [getAttribute(node, 'name') ?? ''] : []));
    } else if (node.type === 'footnoteReference') {
      hasUnknownAnchors = true;
    } else {
      const { hProperties, attributes } = { ...node, ...node.data } as Partial<
        Record<'hProperties' | 'attributes', { id?: string }>
      >;
      ids.add(hProperties?.id).add(attributes?.id);
    }
  });
  return (anchor) =>
    hasUnknownAnchors || ids.has(anchor) || demos.some((demo) => anchor.includes(demo));
}

/** The anchors of the pages that links have led to. `readPage` returns the same tree until the page changes. */
const knownAnchors = new WeakMap<Root, ReturnType<typeof readAnchors>>();

/** Returns whether a page lacks an anchor. */
async function lacksAnchor(file: string, anchor: string): Promise<boolean> {
  const { tree } = readPage(file);
  const anchors = knownAnchors.get(tree) ?? readAnchors(tree);
  knownAnchors.set(tree, anchors);
  return !(await anchors)(anchor);
}

/** Finds the folder that contains a page. */
const locatePage = (page: string, { siteDir, roots }: LinkOptions) =>
  locateFile(toPosixPath(path.relative(siteDir, page)), roots);

/** Returns the parts of a link, and the files that it may lead to. The first one that exists is its target. */
function resolveLink(
  url: string,
  page: string,
  { siteDir, roots }: LinkOptions,
): { target: string; anchor?: string; root?: LinkedFolder; files: string[] } {
  const [, pathname = '', anchor] = PATH_URL.exec(url) ?? [];
  const target = removeBase(pathname, SITE_BASE_URL) ?? tryDecode(pathname);
  if (target.startsWith('/')) {
    const root = findRoot(target, roots);
    const names =
      root && !/\.\w+$/.test(target) ? getPageFiles(target.slice(root.urlPath.length + 2)) : [];
    return {
      target,
      anchor,
      root,
      files: names.map((name) => path.join(siteDir, root?.folder ?? '', name)),
    };
  }
  // A page that is linked from a translation may exist only as an original.
  const location = locatePage(page, { siteDir, roots });
  const original = location && path.join(siteDir, location.root.folder, location.name);
  const from = target === '' ? [] : [page, original ?? page];
  return { target, anchor, files: from.map((file) => path.join(path.dirname(file), target)) };
}

/** Returns a path as writers write it in a link. */
function toRelativePath(from: string, to: string): string {
  const relative = toPosixPath(path.relative(path.dirname(from), to));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Returns what is wrong with a link, and what to write instead. */
async function findProblem(
  url: string,
  page: string,
  options: LinkOptions,
): Promise<string | undefined> {
  const { target, anchor, root, files } = resolveLink(url, page, options);
  const file = files.find((name) => fs.statSync(name, { throwIfNoEntry: false })?.isFile());
  if (files.length === 0) {
    return undefined;
  }
  if (!file) {
    return root
      ? `found no page with the path ${target}: correct the link`
      : `found no file ${url} beside the page: correct the link, or add the file`;
  }
  if (root && root === locatePage(page, options)?.root) {
    return `a link to a page of the same version is the path of its file: write ${toRelativePath(page, file)}`;
  }
  return anchor && PAGE_FILE.test(file) && (await lacksAnchor(file, tryDecode(anchor)))
    ? `found no heading with the anchor #${anchor} in ${path.relative(options.siteDir, file)}: correct the link, or add {#${anchor}} to the heading`
    : undefined;
}

/**
 * Returns the files that a page links to, including missing ones, and the folders of its images. If one of them changes,
 * the page must be compiled again, because {@link remarkLinks} reads them.
 */
export function getLinkedFiles(page: string, options: LinkOptions): string[] {
  const { tree, frontMatter } = readPage(page);
  const urls = Object.keys({ ...(frontMatter.moved_sections as object | undefined) });
  const folders: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      urls.push(node.url);
    } else if (node.type === 'image' && node.url.startsWith('.')) {
      folders.push(path.join(path.dirname(page), path.dirname(node.url)));
    }
  });
  return [...urls.flatMap((url) => resolveLink(url, page, options).files), ...folders];
}

/**
 * Remark plugin that rejects links to missing files, pages, and anchors. Docusaurus finds broken links to paths and
 * anchors only at the end of a build, and then names neither the file nor the line.
 */
export function remarkLinks(options: LinkOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const links: Link[] = [];
    visit(tree, 'link', (link) => void links.push(link));
    for (const link of links) {
      const problem = await findProblem(link.url, file.path, options);
      if (problem !== undefined) {
        throw new Error(`${describeLocation(file, link)}: ${problem}.`);
      }
    }
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  type PageLocation,
  locateFile,
  type TranslatedFolder,
} from '../../shared/node/docsFolders';

/** The folders with pages and their translations. */
export interface TranslationOptions {
  siteDir: string;
  roots: readonly TranslatedFolder[];
}

/** The target of a relative path. */
interface Target {
  /** The path without query and hash. */
  pathname: string;
  isPage: boolean;
  /** The path of the original file, relative to the site. */
  original: string;
  /** A URL that works on all pages of the folder and on their translations. */
  url: string;
}

const RELATIVE_FILE = /^(?![/#@]|[a-z][a-z\d+.-]*:)([^?#]+)(.*)$/is;
const PAGE = /\.mdx?$/;

/**
 * Resolves a relative path among the originals. Paths of pages become absolute below the content root, for which
 * Docusaurus looks among the translations first, and then among the originals.
 *
 * @param url - as in the page: `../react-crud/index.mdx#search`, `./desk.png`
 * @returns `undefined` if the URL isn't a relative path
 */
export function resolveTarget(
  url: string,
  { root, name }: PageLocation<TranslatedFolder>,
): Target | undefined {
  const [, pathname, rest = ''] = RELATIVE_FILE.exec(url) ?? [];
  if (pathname === undefined) {
    return undefined;
  }
  const target = path.posix.join(path.posix.dirname(name), pathname);
  const original = `${root.folder}/${target}`;
  const isPage = PAGE.test(target);
  return { pathname, isPage, original, url: (isPage ? `/${target}` : `@site/${original}`) + rest };
}

/**
 * Remark plugin: lets translators translate a folder page by page. Docusaurus resolves a relative path beside the page,
 * but the other page may exist only as an original, or only the original may be beside it. A picture beside the
 * translation replaces the original picture.
 */
export function remarkTranslatedPaths({ siteDir, roots }: TranslationOptions) {
  const translated = roots.filter(({ translations = {} }) => Object.keys(translations).length > 0);

  return (tree: Root, { path: page }: VFile): void => {
    const file = path.relative(siteDir, page).split(path.sep).join('/');
    const location = locateFile(file, translated);
    if (!location) {
      return;
    }
    visit(tree, ['link', 'image', 'definition'], (node) => {
      const element = node as Definition | Image | Link;
      const target = resolveTarget(element.url, location);
      if (!target || !fs.existsSync(path.join(siteDir, target.original))) {
        return;
      }
      if (target.isPage || !fs.existsSync(path.join(path.dirname(page), target.pathname))) {
        element.url = target.url;
      }
    });
  };
}

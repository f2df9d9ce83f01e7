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
import { PAGE_FILE, toPosixPath } from '../../shared/node/files';

/** The options of `remarkTranslatedPaths`. */
export interface TranslatedPathsOptions {
  siteDir: string;
  roots: readonly TranslatedFolder[];
}

/** The resolved target of a relative path. */
interface Target {
  /** The relative path without the query or the hash. */
  pathname: string;
  isPage: boolean;
  /** The path of the original file, relative to the site. */
  original: string;
  /** A URL that works on all original and translated pages. */
  url: string;
}

const RELATIVE_PATH = /^(?![/#@]|[a-z][a-z\d+.-]*:)([^?#]+)(.*)$/is;

/**
 * Resolves a relative path to the original file. Paths of pages become absolute below the content root, so that
 * Docusaurus looks for a translation first and falls back to the original.
 *
 * @param url - the URL as written: `../react-crud/index.mdx#search`, `./desk.png`
 * @param location - the location of the page
 * @returns `undefined` if the URL isn't a relative path
 */
export function resolveTarget(
  url: string,
  { root, name }: PageLocation<TranslatedFolder>,
): Target | undefined {
  const [, pathname, rest = ''] = RELATIVE_PATH.exec(url) ?? [];
  if (pathname === undefined) {
    return undefined;
  }
  const target = path.posix.join(path.posix.dirname(name), pathname);
  const original = `${root.folder}/${target}`;
  const isPage = PAGE_FILE.test(target);
  return { pathname, isPage, original, url: (isPage ? `/${target}` : `@site/${original}`) + rest };
}

/**
 * Remark plugin that supports partially translated folders. Docusaurus resolves relative paths only beside the page,
 * but a linked page may exist only as an original or only as a translation, and images may exist only beside the
 * original. An image beside the translation takes precedence over the original image.
 */
export function remarkTranslatedPaths({ siteDir, roots }: TranslatedPathsOptions) {
  const translated = roots.filter(({ translations = {} }) => Object.keys(translations).length > 0);

  return (tree: Root, { path: page }: VFile): void => {
    const file = toPosixPath(path.relative(siteDir, page));
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

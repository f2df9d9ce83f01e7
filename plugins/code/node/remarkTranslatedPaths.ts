import fs from 'node:fs';
import path from 'node:path';
import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Place, placeOf, type TranslatedFolder } from '../../shared/node/docsFolders';

/** Where pages and their translations are. */
export interface TranslationPlaces {
  siteDir: string;
  roots: readonly TranslatedFolder[];
}

/** What a relative path leads to. */
interface Target {
  /** The path alone. */
  pathname: string;
  isPage: boolean;
  /** The original of it, relative to the site. */
  original: string;
  /** What leads there from any page of the folder, and from their translations. */
  url: string;
}

const RELATIVE_FILE = /^(?![/#@]|[a-z][a-z\d+.-]*:)([^?#]+)(.*)$/is;
const PAGE = /\.mdx?$/;

/**
 * Where a relative path leads among the originals. Pages become addresses below the content's root,
 * for which Docusaurus looks among translations and then among originals.
 *
 * @param url as in the page: `../react-crud/index.mdx#search`, `./desk.png`
 * @param page the page's place among the originals
 * @returns nothing for what is no relative path
 */
export function targetOf(url: string, { root, name }: Place<TranslatedFolder>): Target | undefined {
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
 * Remark plugin: lets a folder be translated page by page. Docusaurus takes a relative path for a
 * file beside the page, but beside a translation there need not be its neighbours, and beside an
 * original there is not the translation that stands for a neighbour. A picture beside the translation
 * comes before the original's.
 *
 * @param places where the site keeps pages and their translations
 */
export function remarkTranslatedPaths({ siteDir, roots }: TranslationPlaces) {
  const translated = roots.filter(({ translations = {} }) => Object.keys(translations).length > 0);

  return (tree: Root, { path: page }: VFile): void => {
    const file = path.relative(siteDir, page).split(path.sep).join('/');
    const place = placeOf(file, translated);
    if (!place) {
      return;
    }
    visit(tree, ['link', 'image', 'definition'], (node) => {
      const element = node as Definition | Image | Link;
      const target = targetOf(element.url, place);
      if (!target || !fs.existsSync(path.join(siteDir, target.original))) {
        return;
      }
      if (target.isPage || !fs.existsSync(path.join(path.dirname(page), target.pathname))) {
        element.url = target.url;
      }
    });
  };
}

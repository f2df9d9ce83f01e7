import { existsSync } from 'node:fs';
import path from 'node:path';
import { getPageFiles } from '../../../plugins/shared/node/docsFolders';
import type { Product } from '../../site/products';
import { SITE_DIR } from '../../../plugins/shared/node/siteDir';
import type { GetDocId } from '../sidebar';
import { describeGroups } from '../navPages';

/**
 * Creates a function that returns a page's doc id for Docusaurus. `/core/react-account` is `react-account` for the file
 * `docs-toolpad-core/react-account.mdx`, or `react-account/index` for `docs-toolpad-core/react-account/index.mdx`.
 *
 * The returned function throws if the pathname doesn't belong to the product, or if it has no file or two files.
 */
export function createDocIdResolver(
  { id: product, folder }: Pick<Product, 'id' | 'folder'>,
  siteDir: string = SITE_DIR,
): GetDocId {
  const prefix = `/${product}/`;

  return (pathname, groups) => {
    const place = `the navigation (src/navigation/trees/${product}.ts, in ${describeGroups(groups)})`;
    const address = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
    if (address === '') {
      throw new Error(
        `Expected the pathname of a page in ${folder} to be a path below '${prefix}', ` +
          `but found '${pathname}' in ${place}. Correct it, or move the entry to the tree of its ` +
          `product.`,
      );
    }

    const files = getPageFiles(address).map((file) => `${folder}/${file}`);
    const found = files.filter((file) => existsSync(path.join(siteDir, file)));
    const [file] = found;
    if (file === undefined) {
      throw new Error(
        `Expected a file for the page '${pathname}', which is in ${place}: ` +
          `${files.join(' or ')}, but found neither. Write one of the two, or remove the entry.`,
      );
    }
    if (found.length > 1) {
      throw new Error(
        `Expected one file for the page '${pathname}', which is in ${place}, but found two: ` +
          `${files.join(' and ')}. Both would have the same URL, so remove one.`,
      );
    }
    return file.slice(folder.length + 1).replace(/\.mdx$/, '');
  };
}

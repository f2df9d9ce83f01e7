import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesOfAddress } from '../../plugins/shared/node/pageFile';
import type { Product } from '../../src/site/products';
import { SITE_DIR } from '../../plugins/shared/node/siteDir';
import type { DocIdOf } from '../../src/navigation/sidebar';
import { describeGroups } from '../../src/navigation/walk';

/**
 * Makes the function that finds the Docusaurus doc of a page: `/core/react-account` is the file
 * `docs-toolpad-core/react-account.mdx`, id `react-account`, or
 * `docs-toolpad-core/react-account/index.mdx`, id `react-account/index`.
 *
 * The function throws an Error if the pathname is not one of this product, if neither file exists,
 * or if both do.
 */
export function docIdResolver(
  { id: product, folder }: Pick<Product, 'id' | 'folder'>,
  siteDir: string = SITE_DIR,
): DocIdOf {
  const prefix = `/${product}/`;

  return (pathname, groups) => {
    const place = `the navigation (sidebars/${product}.ts, in ${describeGroups(groups)})`;
    const address = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
    if (address === '') {
      throw new Error(
        `Expected the pathname of a page in ${folder} to start with '${prefix}' and to go on, ` +
          `but found '${pathname}' in ${place}. Correct it, or move the entry to the tree it ` +
          `belongs to.`,
      );
    }

    const files = filesOfAddress(address).map((file) => `${folder}/${file}`);
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
          `${files.join(' and ')}. Both would have the same address: remove one.`,
      );
    }
    return file.slice(folder.length + 1).replace(/\.mdx$/, '');
  };
}

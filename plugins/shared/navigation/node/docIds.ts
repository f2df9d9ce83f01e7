import { existsSync } from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../siteDir';
import type { DocIdOf } from '../sidebar';
import { describeGroups } from '../walk';

/** Where the pages of an offering live. */
export interface DocsFolder {
  /** The folder of the `.mdx` files, relative to the site, e.g. `docs-toolpad-core`. */
  docsDir: string;
  /** The first segment of the pages' addresses, e.g. `core`. */
  routeBasePath: string;
  siteDir?: string;
}

/**
 * Makes the function that finds the Docusaurus doc of a page: `/core/react-account` is the file
 * `docs-toolpad-core/react-account.mdx`, id `react-account`, or
 * `docs-toolpad-core/react-account/index.mdx`, id `react-account/index`.
 *
 * The function throws an Error if the pathname is not one of this offering, if neither file exists,
 * or if both do.
 */
export function docIdResolver({ docsDir, routeBasePath, siteDir = SITE_DIR }: DocsFolder): DocIdOf {
  const prefix = `/${routeBasePath}/`;

  return (pathname, groups) => {
    const place = `the navigation (sidebars.ts, in ${describeGroups(groups)})`;
    const name = pathname.startsWith(prefix)
      ? pathname.slice(prefix.length).replace(/\/$/, '')
      : '';
    if (name === '') {
      throw new Error(
        `Expected the pathname of a page in ${docsDir} to start with '${prefix}' and to go on, ` +
          `but found '${pathname}' in ${place}. Correct it, or move the entry to the tree it ` +
          `belongs to.`,
      );
    }

    const ids = [name, `${name}/index`];
    const found = ids.filter((id) => existsSync(path.join(siteDir, docsDir, `${id}.mdx`)));
    const [id] = found;
    const files = ids.map((candidate) => `${docsDir}/${candidate}.mdx`);
    if (id === undefined) {
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
    return id;
  };
}

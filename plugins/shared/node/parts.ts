import path from 'node:path';
import { SITE_DIR } from './siteDir';

/** Matches an import of a part: `import Steps from './_steps.mdx'`. */
const PART_IMPORT = /^import\s+(\w+)\s+from\s+['"](?:@site\/([^'"]+\.mdx?)|(\.[^'"]+\.mdx?))['"]/gm;

/**
 * Finds the Markdown parts that a page imports.
 *
 * @param code - the imports of the page
 * @param page - the path of the page's file
 * @returns the paths of the parts' files, by the names of their elements
 */
export const findParts = (code: string, page: string): Map<string, string> =>
  new Map(
    [...code.matchAll(PART_IMPORT)].map(([, name = '', inSite, beside = '']) => [
      name,
      inSite === undefined ? path.join(path.dirname(page), beside) : path.join(SITE_DIR, inSite),
    ]),
  );

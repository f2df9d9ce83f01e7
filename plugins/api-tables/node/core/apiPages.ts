import path from 'node:path';
import { pagesBelow } from '../../../shared/node/files';
import { attributeOf, elementsOnPage } from '../../../shared/node/jsxElements';
import { addressOfFile } from '../../../shared/node/pageFile';
import type { ApiPage } from './options';

/**
 * The pages of a folder that stand for exports of a package, by the `<ApiReference>` on them. An old
 * version has other pages than the navigation of today.
 *
 * @param folder of the pages
 * @param start where the folder's pages start, without the site's base: `/core/0.15.0/`
 */
export function apiPages(folder: string, start: string): ApiPage[] {
  return pagesBelow(folder).flatMap((page) => {
    const [reference] = elementsOnPage(path.join(folder, page), 'ApiReference');
    const name = reference && attributeOf(reference, 'name');
    return name ? [{ name, path: start + addressOfFile(page) }] : [];
  });
}

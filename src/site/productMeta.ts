import { PRODUCTS } from './products';
import { getCanonicalPath, removeBase, removeLanguage } from '../../plugins/shared/paths';
import { LANGUAGES } from './urls';

/** The value of the meta tags for pages without a product. A missing tag would mean that the product is unknown. */
const NO_PRODUCT = 'null';

/** The values of the meta tags `mui:productId` and `mui:productCategoryId`. */
interface ProductMeta {
  productId: string;
  productCategoryId: string;
}

/** Product families that have only one product. */
const CORE_FAMILIES = ['material-ui', 'joy-ui', 'base-ui', 'system'];

/**
 * Returns the meta values of a path, ignoring the language prefix, the query string, the hash, and duplicate slashes.
 * `/toolpad` alone has no product, and `/x` alone has the category `x` and no product.
 *
 * @param pathname - a path that starts with its family, such as `/toolpad/core/introduction`
 */
export function getProductMeta(pathname: string): ProductMeta {
  const [family = '', second = ''] = getCanonicalPath(pathname, LANGUAGES)
    .split('/')
    .filter(Boolean);

  if (family === 'toolpad' && PRODUCTS.some(({ id }) => id === second)) {
    return { productId: `toolpad-${second}`, productCategoryId: 'toolpad' };
  }
  if (CORE_FAMILIES.includes(family)) {
    return { productId: family, productCategoryId: 'core' };
  }
  if (family === 'x') {
    const name = second.replace(/^react-/, '');
    return { productId: name === '' ? NO_PRODUCT : `x-${name}`, productCategoryId: 'x' };
  }
  return { productId: NO_PRODUCT, productCategoryId: NO_PRODUCT };
}

/**
 * Returns the meta values of a page on this site. The language can be before the base URL (`/en/toolpad/core`) or after
 * it, as in Docusaurus (`/toolpad/en/core`).
 *
 * @param route - the page's route, such as `/toolpad/core/introduction`
 * @param baseUrl - the base URL of the site; a preview at `/` has the same products
 */
export function getRouteMeta(route: string, baseUrl: string): ProductMeta {
  const pathname = removeBase(removeLanguage(route, LANGUAGES), baseUrl);
  return getProductMeta(
    pathname === undefined ? '' : `/toolpad${removeLanguage(pathname, LANGUAGES)}`,
  );
}

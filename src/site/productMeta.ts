import { PRODUCTS } from './products';
import { SITE_BASE_URL, withoutBase } from '../../plugins/shared/navigation/base';
import { canonicalPath } from '../../plugins/shared/navigation/canonical';
import { LANGUAGES, splitLanguage } from '../../plugins/shared/navigation/language';

/**
 * The word for "no product". A page's meta tags carry it, so that "not set" (no tag) and "set to
 * nothing" (this word) differ.
 */
const NO_PRODUCT = 'null';

/** What the meta tags `mui:productId` and `mui:productCategoryId` say. */
export interface ProductMeta {
  productId: string;
  productCategoryId: string;
}

const NONE: ProductMeta = { productId: NO_PRODUCT, productCategoryId: NO_PRODUCT };

/** Families that are products themselves. */
const CORE_FAMILIES = ['material-ui', 'joy-ui', 'base-ui', 'system'];

/**
 * What the meta tags say of a path. A language prefix, the query string, the hash and doubled slashes
 * never change the answer.
 *
 * At the edges: `/toolpad` with no product's segment is no product at all, and `/x` alone is in
 * the category `x` without a product.
 *
 * @param pathname - A path that starts with its family, e.g. `/toolpad/core/introduction`. For a
 *   page of this site see {@link productMetaOfRoute}.
 * @param languages - The configured languages.
 */
export function productMetaOf(
  pathname: string,
  languages: readonly string[] = LANGUAGES,
): ProductMeta {
  const [family = '', second = ''] = canonicalPath(pathname, languages).split('/').filter(Boolean);

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
  return NONE;
}

/**
 * What they say of a page of this site. The language may stand before the base
 * (`/en/toolpad/core`) or, as Docusaurus writes it, after (`/toolpad/en/core`).
 *
 * @param route - The page's route, e.g. `/toolpad/core/introduction`.
 * @param baseUrl - The base the site is served at. A preview served at `/` is the same family.
 * @param languages - The configured languages.
 */
export function productMetaOfRoute(
  route: string,
  baseUrl: string = SITE_BASE_URL,
  languages: readonly string[] = LANGUAGES,
): ProductMeta {
  const pathname = withoutBase(splitLanguage(route, languages).pathname, baseUrl);
  if (pathname === undefined) {
    return NONE;
  }
  return productMetaOf(`/toolpad${splitLanguage(pathname, languages).pathname}`, languages);
}

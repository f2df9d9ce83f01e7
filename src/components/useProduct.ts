import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { type Product, getProduct } from '@site/src/site/products';

/**
 * Returns the product of the current page. Pages of no product (404, search) count as pages of the first product.
 *
 * The first render in the browser uses the product that the server rendered: the 404 page is one file for all unknown
 * URLs, and another product would be a hydration mismatch.
 */
export function useProduct(): Product {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  return !isBrowser && typeof document !== 'undefined'
    ? getProduct(`/${document.documentElement.dataset.product}/`)
    : getProduct(pathname, base);
}

/** The paths below the base of the front page and the list of all pages. */
const SHARED = ['', 'search/'];

/** Returns whether the current page is of all products. */
export function useIsShared(): boolean {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  return SHARED.some((path) => pathname === base + path);
}

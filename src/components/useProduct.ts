import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { type Product, getProduct } from '@site/src/site/products';

/**
 * Returns the product of the current page. Pages without a product (404, search) count as pages of the first product.
 *
 * The first render in the browser uses the same product as the server. The 404 page is one file for all unknown URLs,
 * so a product from the URL would cause a hydration mismatch.
 */
export function useProduct(): Product {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  return !isBrowser && typeof document !== 'undefined'
    ? getProduct(`/${document.documentElement.dataset.product}/`)
    : getProduct(pathname, base);
}

/** The paths of the front page and the list of all pages, relative to the base URL. */
const SHARED_PATHS = ['', 'search/'];

/** Returns whether the current page belongs to no single product. */
export function useIsSharedPage(): boolean {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  return SHARED_PATHS.some((path) => pathname === base + path);
}

import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
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

/**
 * Returns whether the current page belongs to no product: the front page, the list of all pages, and the 404 page, which is
 * one file for all unknown URLs.
 */
export function useIsSharedPage(): boolean {
  return useActiveDocContext(useProduct().id).activeDoc === undefined;
}

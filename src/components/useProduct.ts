import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { type Product, productOf } from '@site/src/site/products';

/**
 * The product whose page is shown; pages of none (404, search) stay with the library.
 *
 * The first render in the browser repeats what the server wrote: the 404 page is one file for all
 * unknown addresses, and a different answer there would make React rebuild the whole page.
 */
export function useProduct(): Product {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  return !isBrowser && typeof document !== 'undefined'
    ? productOf(`/${document.documentElement.dataset.product}/`)
    : productOf(pathname, base);
}

/** Below the base: the front page, and the list of all pages. */
const SHARED = ['', 'search/'];

/** Whether the page is of all products, so that none of them is the current one. */
export function useIsShared(): boolean {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  return SHARED.some((path) => pathname === base + path);
}

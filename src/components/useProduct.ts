import { type GlobalVersion, useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { getPageUrl } from '@site/plugins/shared/paths';
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

/** Returns the version of the current page, or `undefined` for a page without one. */
export function useActiveVersion(): GlobalVersion | undefined {
  const { activeDoc, activeVersion } = useActiveDocContext(useProduct().id);
  // The 404 page is one file for the URLs of all versions, so its first render has no version.
  return useIsBrowser() || activeDoc ? activeVersion : undefined;
}

/**
 * Returns a function that converts a path without the site's base, such as `/core/introduction/`, to a URL in the
 * reader's language and in the version of the current page. If the version lacks the page, the URL is that of the latest
 * version.
 */
export function useVersionedUrl(): (path: string) => string {
  const { id } = useProduct();
  const base = useBaseUrl('/');
  const version = useActiveVersion();
  return (path) => {
    const latest = base + path.slice(1);
    const url = version && latest.replace(`${base}${id}/`, getPageUrl(version.path));
    const page = url?.replace(/[?#].*/, '');
    return url && version.docs.some((doc) => getPageUrl(doc.path) === page) ? url : latest;
  };
}

/** Returns the URL of the list of the site's pages for language models. An old version has its own list. */
export function useListUrl(): string {
  const siteList = useBaseUrl('/llms.txt');
  const version = useActiveVersion();
  return version && !version.isLast ? `${version.path}/llms.txt` : siteList;
}

/**
 * Returns whether the current page belongs to no product: the front page, the list of all pages, and the 404 page, which
 * is one file for all unknown URLs.
 */
export function useIsSharedPage(): boolean {
  return useActiveDocContext(useProduct().id).activeDoc === undefined;
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import type { Product } from '@site/plugins/brand/shared/tokens';

/**
 * The offering whose page is shown; pages of neither (404, search) stay with the library.
 *
 * The first render in the browser repeats what the server wrote: the 404 page is one file for all
 * unknown addresses, and a different answer there would make React rebuild the whole page.
 */
export function useProduct(): Product {
  const { pathname } = useLocation();
  const studio = useBaseUrl('/studio/');
  const isBrowser = useIsBrowser();
  if (!isBrowser && typeof document !== 'undefined') {
    return document.documentElement.dataset.product === 'studio' ? 'studio' : 'core';
  }
  return pathname.startsWith(studio) ? 'studio' : 'core';
}

import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

const removeSlash = (path: string): string => path.replace(/\/$/, '');

/** A URL that no page has. */
const NOT_FOUND_PATH = '/404.html';

/**
 * Replaces Docusaurus's own function, so that the router finds a page at the same URLs as the host. Docusaurus's
 * router ignores the case of a URL, and `.html` at its end, so readers would see the host's page "Page not found", and
 * then the page. Upstream:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/normalizeLocation.ts.
 */
export default function normalizeLocation<T extends { pathname: string }>(location: T): T {
  const page = matchRoutes(routes, location.pathname).find(({ route }) => route.exact)?.route.path;
  const isOtherCase =
    typeof page === 'string' && removeSlash(page) !== removeSlash(location.pathname);
  return isOtherCase ? { ...location, pathname: NOT_FOUND_PATH } : location;
}

import { SITE_BASE_URL, withoutBase } from './base';
import { DEFAULT_LANGUAGE, isBlogPath, isInternal, localizeLink } from './language';

/**
 * Marks an address for Docusaurus's link that is none of its pages': it comes out as it is, is not
 * fetched ahead, and is loaded by the browser.
 */
const PLAIN_ADDRESS = 'pathname://';

/**
 * Where a link leads: an internal one to the page in the reader's language, one to the blog to the blog
 * itself, which stands below the site's base in no language and is no page of this site.
 *
 * @param href - As it was written, with or without the site's base. Whatever is no internal pathname
 *   comes out as it is.
 * @param language - The reader's language.
 * @param baseUrl - The site's base as Docusaurus has it: with the language, `/toolpad/fr/`.
 * @returns An address for Docusaurus's `<Link to>`.
 */
export function linkAddress(
  href: string,
  language: string = DEFAULT_LANGUAGE,
  baseUrl: string = SITE_BASE_URL,
): string {
  const prefix = `${language}/`;
  // Docusaurus can serve one language at the base itself: there no address has a prefix.
  const isPrefixed = baseUrl.endsWith(`/${prefix}`);
  const root = isPrefixed ? baseUrl.slice(0, -prefix.length) : baseUrl;
  const pathname = withoutBase(href, root) ?? href;
  if (!isInternal(pathname)) {
    return href;
  }
  const localized = localizeLink(pathname, isPrefixed ? language : DEFAULT_LANGUAGE);
  const address = root.replace(/\/$/, '') + localized;
  return isBlogPath(pathname) ? PLAIN_ADDRESS + address : address;
}

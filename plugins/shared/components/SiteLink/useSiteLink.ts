import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { linkAddress } from '../../navigation/link';

/**
 * What Docusaurus's `Link` is given, so that a link leads where the rule for languages and the blog
 * says: the whole address, to which it adds no base of its own.
 *
 * @param href as it was written
 */
export function useSiteLink(href: string | undefined) {
  const { i18n, siteConfig } = useDocusaurusContext();
  return href === undefined
    ? {}
    : { href: linkAddress(href, i18n.currentLocale, siteConfig.baseUrl), autoAddBaseUrl: false };
}

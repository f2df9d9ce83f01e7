import Link, { type Props } from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { localizeHref } from '../../paths';

/** Returns the props that make Docusaurus's `Link` lead to a page in the reader's language (see `localizeHref`). */
export function useSiteLink(href: string | undefined) {
  const { i18n, siteConfig } = useDocusaurusContext();
  if (href === undefined) {
    return {};
  }
  const { externalPaths } = siteConfig.customFields as { externalPaths?: string[] };
  return {
    href: localizeHref(href, i18n.currentLocale, siteConfig.baseUrl, externalPaths),
    autoAddBaseUrl: false,
  };
}

/** Renders a link to a page in the reader's language, for components outside MDX. */
export default function SiteLink({ to, ...props }: Omit<Props, 'to'> & { to: string }): ReactNode {
  return <Link {...props} {...useSiteLink(to)} />;
}

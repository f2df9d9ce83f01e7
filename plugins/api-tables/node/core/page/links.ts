import type { Inline } from '../../../shared/rows';
import type { ApiReferenceOptions, VersionOption } from '../options';
import type { TypeText } from '../reference';

/** Converts links of packages to links on this site. */
export interface SiteLinks {
  /** Converts the URL of a link in a comment. */
  rewrite: (url: string) => string;
  /** Returns the path of an export's page, if it has one. */
  getPage: (name: string) => string | undefined;
  /** See {@link ApiReferenceOptions}. */
  demosOn: ApiReferenceOptions['demosOn'];
}

/** Returns the anchor of a type on the page of a hook, or of one of its fields. */
export function getTypeAnchor(name: string, field?: string): string {
  return field === undefined ? `type-${name}` : `type-${name}-${field}`;
}

/**
 * Creates the functions that convert links.
 *
 * @param version - the version of the pages; links stay within it
 */
export function createSiteLinks(
  { siteUrl, links, demosOn }: Pick<ApiReferenceOptions, 'siteUrl' | 'links' | 'demosOn'>,
  { pages, path, latest, links: own }: Pick<VersionOption, 'pages' | 'path' | 'latest' | 'links'>,
): SiteLinks {
  const inVersion = (pathname: string): string =>
    pathname.startsWith(latest) ? path + pathname.slice(latest.length) : pathname;
  return {
    rewrite: (url) => {
      const known = own[url] ?? links[url];
      if (known !== undefined) {
        return inVersion(known);
      }
      return url.startsWith(siteUrl) ? inVersion(`/${url.slice(siteUrl.length)}`) : url;
    },
    getPage: (name) => pages().find((page) => page.name === name)?.path,
    demosOn,
  };
}

const EXPORT = 'export:';

/** Splits the text of a type at the names that have a link. */
export function linkType({ text, links }: TypeText, { getPage }: SiteLinks): Inline[] {
  const urls = new Map(
    Object.entries(links).map(([name, target]) => [
      name,
      target.startsWith(EXPORT) ? getPage(target.slice(EXPORT.length)) : target,
    ]),
  );
  const linked = [...urls.keys()].filter((name) => urls.get(name));
  return (linked.length > 0 ? text.split(new RegExp(`\\b(${linked.join('|')})\\b`)) : [text])
    .filter(Boolean)
    .map((part) => {
      const href = urls.get(part);
      return href ? { href, children: [part] } : part;
    });
}

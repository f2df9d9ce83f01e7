import type { Inline } from '../../../shared/rows';
import type { ApiReferenceOptions, VersionOption } from '../options';
import type { TypeText } from '../reference';

/** Functions that convert links in the packages' types and comments to links on this site. */
export interface SiteLinks {
  rewrite: (url: string) => string;
  /** Returns the path of an export's page, if it has one. */
  getPage: (name: string) => string | undefined;
  /** See {@link ApiReferenceOptions.findDemos}. */
  findDemos: ApiReferenceOptions['findDemos'];
}

/** Returns the anchor of a type, or of one of its fields, on a hook's page. */
export function getTypeAnchor(name: string, field?: string): string {
  return field === undefined ? `type-${name}` : `type-${name}-${field}`;
}

/**
 * Creates the functions that convert links.
 *
 * @param version - the version of the pages; links stay within this version
 */
export function createSiteLinks(
  { siteUrl, links, findDemos }: Pick<ApiReferenceOptions, 'siteUrl' | 'links' | 'findDemos'>,
  { pages, path, latest }: Pick<VersionOption, 'pages' | 'path' | 'latest'>,
): SiteLinks {
  const toVersionPath = (pathname: string): string =>
    pathname.startsWith(latest) ? path + pathname.slice(latest.length) : pathname;
  return {
    rewrite: (url) => {
      const known = links[url];
      if (known !== undefined) {
        return toVersionPath(known);
      }
      return url.startsWith(siteUrl) ? toVersionPath(`/${url.slice(siteUrl.length)}`) : url;
    },
    getPage: (name) => pages().find((page) => page.name === name)?.path,
    findDemos,
  };
}

const EXPORT_PREFIX = 'export:';

/** Splits a type into its overloads, and converts the names in it to links, if they have a link target. */
export function linkType({ text, links }: TypeText, { getPage }: SiteLinks): Inline[][] {
  const urls = new Map(
    Object.entries(links).map(([name, target]) => [
      name,
      target.startsWith(EXPORT_PREFIX) ? getPage(target.slice(EXPORT_PREFIX.length)) : target,
    ]),
  );
  const linked = [...urls.keys()].filter((name) => urls.get(name));
  const linkNames = (overload: string): Inline[] =>
    (linked.length > 0 ? overload.split(new RegExp(`\\b(${linked.join('|')})\\b`)) : [overload])
      .filter(Boolean)
      .map((part) => {
        const href = urls.get(part);
        return href ? { href, children: [part] } : part;
      });
  return text.split('\n').map(linkNames);
}

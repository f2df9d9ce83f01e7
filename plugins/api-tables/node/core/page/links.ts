import type { Inline } from '../../../shared/rows';
import type { ApiReferenceOptions, VersionOption } from '../options';
import type { TypeText } from '../reference';

/** How addresses in packages become addresses on this site. */
export interface SiteLinks {
  /** For a link in a comment. */
  rewrite: (url: string) => string;
  /** The page of an export, if it has one. */
  pageOf: (name: string) => string | undefined;
  /** The live demos of a page that show an export. */
  demosOn: ApiReferenceOptions['demosOn'];
}

/**
 * Makes the rules for links of the site's options.
 *
 * @param version whose pages the links stand on; they stay within it
 */
export function siteLinks(
  { siteUrl, links, demosOn }: Pick<ApiReferenceOptions, 'siteUrl' | 'links' | 'demosOn'>,
  { pages, path, latest, links: own }: Pick<VersionOption, 'pages' | 'path' | 'latest' | 'links'>,
): SiteLinks {
  const inVersion = (address: string): string =>
    address.startsWith(latest) ? path + address.slice(latest.length) : address;
  return {
    rewrite: (url) => {
      const known = own[url] ?? links[url];
      if (known !== undefined) {
        return inVersion(known);
      }
      return url.startsWith(siteUrl) ? inVersion(`/${url.slice(siteUrl.length)}`) : url;
    },
    pageOf: (name) => pages().find((page) => page.name === name)?.path,
    demosOn,
  };
}

/** A link target of a type (../reference.ts) as an address; none where there is no such place. */
function hrefOf(
  target: string,
  { pageOf }: SiteLinks,
  typeId: (name: string) => string | undefined,
): string | undefined {
  const [kind = '', name = ''] = target.split(':', 2);
  if (kind === 'export') {
    return pageOf(name);
  }
  if (kind === 'type') {
    const id = typeId(name);
    return id && `#${id}`;
  }
  return target;
}

/**
 * The text of a type, with the names that are explained elsewhere as links.
 *
 * @param typeId the anchor of a type that the page explains
 */
export function linkedType(
  { text, links }: TypeText,
  site: SiteLinks,
  typeId: (name: string) => string | undefined = () => undefined,
): Inline[] {
  const addresses = new Map(
    Object.entries(links).map(([name, target]) => [name, hrefOf(target, site, typeId)]),
  );
  const linked = [...addresses.keys()].filter((name) => addresses.get(name));
  return (linked.length > 0 ? text.split(new RegExp(`\\b(${linked.join('|')})\\b`)) : [text])
    .filter(Boolean)
    .map((part) => {
      const href = addresses.get(part);
      return href ? { href, children: [part] } : part;
    });
}

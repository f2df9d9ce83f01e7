/** The site data that the fakes in `docusaurus/` return. Tests change it, and `resetSite` restores it. */
interface FakeVersion {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  mainDocId: string;
  docs: { id: string; path: string; unlisted?: boolean }[];
}

const BASE_URL = '/toolpad/';

const version: FakeVersion = {
  name: 'current',
  label: 'v1.2.3',
  path: '/toolpad/core/',
  isLast: true,
  mainDocId: 'introduction/index',
  docs: [{ id: 'introduction/index', path: '/toolpad/core/introduction/' }],
};

const createSite = () => ({
  pathname: `${BASE_URL}core/introduction/`,
  search: '',
  hash: '',
  /** The paths passed to `history.push`, in order. */
  pushed: [] as string[],
  /** Anchors that headings reported to Docusaurus's check for broken links. */
  anchors: [] as string[],
  breadcrumbs: [] as { label: string }[],
  versions: [version],
  locales: ['en'],
});

export const site = createSite();

export const siteConfig = {
  title: 'Toolpad',
  baseUrl: BASE_URL,
  customFields: {
    versionNews: { core: { text: 'v1.3.0 is on npm', to: '/core/introduction/roadmap/#later' } },
  },
};

export function resetSite(): void {
  Object.assign(site, createSite());
}

/** Adds the base URL to a path, as Docusaurus does in links. */
export function addBaseUrl(url: string): string {
  return url.startsWith('/') && !url.startsWith(BASE_URL) ? BASE_URL + url.slice(1) : url;
}

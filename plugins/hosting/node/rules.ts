import {
  FILE_POLICY,
  type Inline,
  createPagePolicy,
  type PolicySite,
  createSectionPolicy,
  createWorkerPolicy,
} from './policies';

export type Headers = Record<string, string>;

/** Headers of a folder or of a file. */
export interface HeaderRule {
  /** Path below the site's base: '' for everything, `assets/` for a folder, `sw.js` for a file. */
  path: string;
  /** Each one replaces the same header of earlier rules. */
  headers: Headers;
}

/** Folders in which every file name has a hash. */
export const HASHED_FOLDERS = ['assets/', 'companion/', 'search-index/'] as const;

/** Keeps a prefetched page for the click. Later requests revalidate it, which the ETag makes cheap. */
const SHORT = 'max-age=30, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const YEAR_S = 31_536_000;

/** Browser features that no page needs. */
const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The folder of the pages. */
export const PAGES = '';

/** Inline scripts and styles of the pages, and of each section by its folder. */
export type InlineByFolder = ReadonlyMap<string, Inline>;

/** Lists the rules, in which a path may occur several times. */
function listRules(inline: InlineByFolder, site: PolicySite): HeaderRule[] {
  const getInline = (folder: string): Inline => inline.get(folder) ?? { scripts: [], styles: [] };
  return [
    {
      path: '',
      headers: {
        'Content-Security-Policy': createPagePolicy(getInline(PAGES), site),
        'Strict-Transport-Security': `max-age=${YEAR_S}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': SHORT,
        ...(site.contentSignal && { 'Content-Signal': site.contentSignal }),
      },
    },
    { path: 'sw.js', headers: { 'Content-Security-Policy': createWorkerPolicy(site) } },
    // Sandboxed documents have no origin, so everything that they load is cross-origin.
    // Other sites may show the pictures, too.
    ...['assets/', 'img/', 'social/'].map((path) => ({
      path,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    // The long policy of the pages would be useless for these files.
    ...[...HASHED_FOLDERS, 'img/', 'social/'].map((path) => ({
      path,
      headers: { 'Content-Security-Policy': FILE_POLICY },
    })),
    ...HASHED_FOLDERS.map((path) => ({ path, headers: { 'Cache-Control': IMMUTABLE } })),
    // A section may be in one of the folders above.
    ...site.sections.map((section) => ({
      path: section.path,
      headers: { 'Content-Security-Policy': createSectionPolicy(getInline(section.path), section) },
    })),
  ];
}

/**
 * Returns the headers of a site for all hosts, in which later rules are more specific.
 *
 * @param languages - the languages that have a folder of their own, with the same rules
 * @throws Error if a policy is too long
 */
export function getHeaderRules(
  inline: InlineByFolder,
  site: PolicySite,
  languages: readonly string[] = [],
): HeaderRule[] {
  const byPath = new Map<string, Headers>();
  for (const { path, headers } of listRules(inline, site)) {
    for (const folder of path === '' ? [''] : ['', ...languages.map((name) => `${name}/`)]) {
      byPath.set(folder + path, { ...byPath.get(folder + path), ...headers });
    }
  }
  return [...byPath].map(([path, headers]) => ({ path, headers }));
}

/** Returns all headers of a path, for hosts that apply only one rule. */
export function getHeaders(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter((rule) =>
    rule.path === '' || rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Headers;
}

import {
  FILE_POLICY,
  type InlineHashes,
  createPagePolicy,
  type PolicySite,
  createSectionPolicy,
  createWorkerPolicy,
} from './policies';
import { WORKER_FOLDER } from '../shared/workerFolder';

export type Headers = Record<string, string>;

export interface HeaderRule {
  /** The path below the site's base: an empty string for all files, `assets/` for a folder, `sw.js` for a file. */
  path: string;
  /** The headers by name. They replace the same headers of earlier rules. */
  headers: Headers;
}

/** The folders in which every file name contains a hash. */
export const HASHED_FOLDERS = ['assets/', 'companion/'] as const;

/**
 * Keeps a prefetched page in the cache until the reader clicks its link. Later requests revalidate it, which is fast
 * because of the ETag.
 */
const SHORT_CACHE = 'max-age=30, must-revalidate';
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const YEAR_S = 31_536_000;

/** The browser features that no page uses. */
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

/** The key of the pages in `InlineHashesByFolder`. Sections use their folder as the key. */
export const PAGES_KEY = '';

/** The hashes of inline scripts and styles: of the pages (key `PAGES_KEY`), and of each section by its folder. */
export type InlineHashesByFolder = ReadonlyMap<string, InlineHashes>;

/** Returns the header rules. A path may occur several times. */
function listRules(inline: InlineHashesByFolder, site: PolicySite): HeaderRule[] {
  const getInlineHashes = (folder: string): InlineHashes =>
    inline.get(folder) ?? { scripts: [], styles: [] };
  return [
    {
      path: '',
      headers: {
        'Content-Security-Policy': createPagePolicy(getInlineHashes(PAGES_KEY), site),
        'Strict-Transport-Security': `max-age=${YEAR_S}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': SHORT_CACHE,
      },
    },
    { path: 'sw.js', headers: { 'Content-Security-Policy': createWorkerPolicy(site) } },
    // Sandboxed documents have an opaque origin, so everything that they load is cross-origin. Other sites may also
    // show the pictures.
    ...['assets/', 'img/', 'social/'].map((path) => ({
      path,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    // Browsers request fonts with CORS, also for the sandboxed documents of edited demos.
    { path: 'assets/', headers: { 'Access-Control-Allow-Origin': '*' } },
    // These files don't need the long policy of the pages.
    ...[...HASHED_FOLDERS, 'img/', 'search-index/', 'social/'].map((path) => ({
      path,
      headers: { 'Content-Security-Policy': FILE_POLICY },
    })),
    // A worker has the policy of its own script.
    { path: WORKER_FOLDER, headers: { 'Content-Security-Policy': createWorkerPolicy(site) } },
    ...HASHED_FOLDERS.map((path) => ({ path, headers: { 'Cache-Control': IMMUTABLE_CACHE } })),
    // A section may be inside one of the folders above.
    ...site.sections.map((section) => ({
      path: section.path,
      headers: {
        'Content-Security-Policy': createSectionPolicy(getInlineHashes(section.path), section),
      },
    })),
  ];
}

/**
 * Returns the header rules of a site for all hosts. Later rules are more specific.
 *
 * @param languages - the languages that have their own folder; the rules also apply in each of these folders
 * @throws Error if a policy is too long
 */
export function getHeaderRules(
  inline: InlineHashesByFolder,
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

/** Returns all headers for a path, for hosts that apply only one rule. */
export function getHeaders(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter((rule) =>
    rule.path === '' || rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Headers;
}

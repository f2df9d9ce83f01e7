import { DEMOS_ADDRESS, LIVE_ADDRESS } from '../../demos/shared/address';
import { AD_FRAME_ADDRESS } from '../../site-companion/shared/address';
import {
  adFramePolicy,
  FILE_POLICY,
  framePolicy,
  type Inline,
  livePolicy,
  pagePolicy,
  type PolicySite,
  reportedPolicy,
  workerPolicy,
} from './policies';

export type Headers = Record<string, string>;

/** Headers of all that is below a path, or of one file. */
export interface HeaderRule {
  /** Below the site's base: '' for everything, `assets/` for a folder, `sw.js` for a file. */
  path: string;
  /** Each takes the place of the same header in the rules before. */
  headers: Headers;
}

/** Folders in which every name has a hash of its file. */
export const HASHED_FOLDERS = ['assets/', 'companion/', 'search-index/'] as const;

/**
 * Kept for half a minute, so that a page that was fetched because a pointer rested on its link is there at the
 * click. Then it must be asked for again: the ETag makes that cheap.
 */
const MOMENTARY = 'max-age=30, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const YEAR_S = 31_536_000;

/** What no page of a documentation asks a browser for, so that nothing in it can either. */
const REFUSED = [
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

/** What the documents of a build have inline, by kind; of the ad's frame there is one document, or none. */
export type InlineByKind = Record<'pages' | 'frames' | 'ads', Inline>;

/**
 * The headers of a site, written once for all hosts.
 *
 * @returns rules, each more special than those before it
 * @throws {Error} if a policy is too long
 */
export function headerRules(inline: InlineByKind, site: PolicySite): HeaderRule[] {
  const reported = reportedPolicy(site);
  return [
    {
      path: '',
      headers: {
        'Content-Security-Policy': pagePolicy(inline.pages, site),
        ...(reported !== undefined && { 'Content-Security-Policy-Report-Only': reported }),
        'Strict-Transport-Security': `max-age=${YEAR_S}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': MOMENTARY,
      },
    },
    { path: 'sw.js', headers: { 'Content-Security-Policy': workerPolicy(site) } },
    {
      path: DEMOS_ADDRESS,
      headers: { 'Content-Security-Policy': framePolicy(inline.frames, site) },
    },
    {
      path: LIVE_ADDRESS,
      headers: { 'Content-Security-Policy': livePolicy(inline.frames, site) },
    },
    // Frames of edited code have no origin, and so everything that they load is another's to them;
    // pictures are for those who link to the site, too.
    ...['assets/', 'img/', 'social/'].map((path) => ({
      path,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    // Where nothing is a page, the pages' policy would only be weight.
    ...[...HASHED_FOLDERS, 'img/', 'social/'].map((path) => ({
      path,
      headers: { 'Content-Security-Policy': FILE_POLICY },
    })),
    ...HASHED_FOLDERS.map((path) => ({ path, headers: { 'Cache-Control': IMMUTABLE } })),
    ...(inline.ads.scripts.length > 0
      ? [
          {
            path: AD_FRAME_ADDRESS,
            headers: { 'Content-Security-Policy': adFramePolicy(inline.ads, site) },
          },
        ]
      : []),
  ];
}

/** The rules of all languages: what is below the base is below each of their folders, too. */
export function inLanguages(
  rules: readonly HeaderRule[],
  languages: readonly string[],
): HeaderRule[] {
  const special = rules.filter(({ path }) => path !== '');
  return [
    ...rules,
    ...languages.flatMap((language) =>
      special.map(({ path, headers }) => ({ path: `${language}/${path}`, headers })),
    ),
  ];
}

/** Rules with one path become one. */
export function mergedRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const byPath = new Map<string, Headers>();
  for (const { path, headers } of rules) {
    byPath.set(path, { ...byPath.get(path), ...headers });
  }
  return [...byPath].map(([path, headers]) => ({ path, headers }));
}

/** All headers of what is at a path, for hosts that have no rule beside another. */
export function headersAt(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter((rule) =>
    rule.path === '' || rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Headers;
}

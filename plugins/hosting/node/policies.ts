import type { CspSources } from '../shared/cspSources';
import type { HostingSettings, Section } from '../options';
import { hashSource } from './inlineParts';

export interface PolicySite extends Pick<HostingSettings, 'thirdParties' | 'sections' | 'forms'> {
  /** The CSP source of the site's own files: `https://example.com/docs/`. */
  siteUrl: string;
}

/** The hash sources of all inline scripts and styles in one kind of document. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

type Directives = Record<string, readonly string[]>;

/** The maximum length of a policy: the line with its header has at most 2,000 characters on edge platforms. */
const MAX_POLICY_LENGTH = 2000 - '  Content-Security-Policy: '.length;

/**
 * The hash of an empty style element. Emotion creates such an element and then inserts rules with a script, which the
 * policy doesn't restrict.
 */
const EMPTY_STYLE_HASH = hashSource('');

const NO_SOURCES = ["'none'"];

function formatPolicy(name: string, directives: Directives): string {
  const policy = Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  if (policy.length > MAX_POLICY_LENGTH) {
    throw new Error(
      `Hosting: expected the policy of ${name} to have at most ${MAX_POLICY_LENGTH} characters, the limit of ` +
        `edge platforms, but found ${policy.length}, with ` +
        `${directives['script-src']?.length ?? 0} script sources and ` +
        `${directives['style-src']?.length ?? 0} style sources. Each inline script or style that ` +
        'differs between pages adds a hash: make them identical, or move them into files.',
    );
  }
  return policy;
}

/** Returns whether pages run third-party scripts, which may not support Trusted Types. */
function hasThirdPartyScripts({ thirdParties }: Pick<PolicySite, 'thirdParties'>): boolean {
  return (thirdParties['script-src'] ?? []).length > 0;
}

const TRUSTED_TYPES: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/**
 * Returns the policy for pages. It allows the site's own files, inline scripts and styles with known hashes, and the
 * configured third parties.
 *
 * @throws Error if the policy is too long for a header
 */
export function createPagePolicy({ scripts, styles }: InlineHashes, site: PolicySite): string {
  const { siteUrl, thirdParties, forms } = site;
  const getSources = (directive: keyof CspSources) => thirdParties[directive] ?? [];
  return formatPolicy('the pages', {
    // Firefox checks prefetched pages and scripts against this directive
    // (https://bugzilla.mozilla.org/show_bug.cgi?id=1457204).
    'default-src': [siteUrl],
    'script-src': [...scripts, siteUrl, ...getSources('script-src')],
    'style-src': [...new Set([...styles, EMPTY_STYLE_HASH]), siteUrl, ...getSources('style-src')],
    'style-src-attr': NO_SOURCES,
    'img-src': [siteUrl, 'data:', ...getSources('img-src')],
    'media-src': [siteUrl, 'data:'],
    'font-src': [siteUrl, ...getSources('font-src')],
    'connect-src': [siteUrl, ...getSources('connect-src')],
    'frame-src': [siteUrl],
    'manifest-src': [siteUrl],
    'worker-src': [siteUrl],
    'object-src': NO_SOURCES,
    'base-uri': NO_SOURCES,
    'form-action': [siteUrl, ...forms],
    // Safari preloads the next page in a hidden frame (plugins/page-start).
    'frame-ancestors': ["'self'"],
    ...(hasThirdPartyScripts(site) ? {} : TRUSTED_TYPES),
  });
}

/**
 * Returns the policy of workers, which allows the site's own files. It doesn't enforce Trusted Types,
 * because workers import other scripts by their URLs.
 */
export const createWorkerPolicy = ({ siteUrl }: Pick<PolicySite, 'siteUrl'>): string =>
  formatPolicy('workers', {
    'default-src': NO_SOURCES,
    'script-src': [siteUrl],
    'connect-src': [siteUrl],
  });

/** The policy for files that a reader may open as documents. SVG files contain styles. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Returns the policy of a section, which allows its inline scripts by their hashes. */
export function createSectionPolicy({ scripts }: InlineHashes, { path, policy }: Section): string {
  return formatPolicy(path, {
    ...policy,
    'script-src': [...scripts, ...(policy['script-src'] ?? [])],
  });
}

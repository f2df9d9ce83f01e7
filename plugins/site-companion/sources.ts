import type { CspSources } from '../hosting/shared/cspSources';
import { GTAG_SCRIPT_URL } from './analytics/gtag';
import type { Options } from './options';

/**
 * The folder of the ad frame's document, relative to the site's base URL. Hosts send the document with a separate
 * policy.
 */
export const AD_FRAME_PATH = 'companion/ad/';

/** The hosts that Google's tag sends reports to: https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Images and tracking pixels may come from any host, because advertisers serve them. */
const ANY_HTTPS_HOST = ['https:'];

/** Returns the origin of a URL. The plugin reports an invalid URL when it validates its options. */
const getOrigin = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** Returns the origins of the configured network, or `undefined` if there is none or ads are off. */
function getNetworkOrigins({ ads }: Options) {
  const network = ads?.enabled === false ? undefined : ads?.network;
  if (!network) {
    return undefined;
  }
  const feed = getOrigin(network.feedUrl);
  return {
    isFramed: network.isolation === 'frame',
    feed,
    // The network's script loads a second script from the feed's host.
    scripts: [getOrigin(network.scriptUrl), feed],
  };
}

const NO_SOURCES = ["'none'"];

/**
 * Returns the content security policy of the ad frame's document, if the network's script runs in a frame. The policy
 * allows the network's script, but no files of this site. The hosting plugin adds the hashes of inline scripts.
 */
export function getAdFrameSections(options: Options) {
  const network = getNetworkOrigins(options);
  if (!network?.isFramed) {
    return [];
  }
  const policy = {
    'default-src': NO_SOURCES,
    'script-src': network.scripts,
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', ...ANY_HTTPS_HOST],
    'connect-src': ['https:'],
    'object-src': NO_SOURCES,
    'base-uri': NO_SOURCES,
    'form-action': NO_SOURCES,
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-popups'],
  };
  return [{ path: AD_FRAME_PATH, policy }];
}

/** Returns the policy sources that pages need for the configured ad network, analytics, and icon font. */
export function getThirdPartySources(options: Options): CspSources {
  const { analytics, iconFontUrl } = options;
  const network = getNetworkOrigins(options);
  const parts: CspSources[] = [];
  if (network) {
    const scripts = network.isFramed ? {} : { 'script-src': network.scripts };
    parts.push({ ...scripts, 'connect-src': [network.feed], 'img-src': ANY_HTTPS_HOST });
  }
  if (analytics?.measurementId !== undefined) {
    const script = getOrigin(analytics.scriptUrl ?? GTAG_SCRIPT_URL);
    parts.push({ 'script-src': [script], 'connect-src': GOOGLE_HOSTS, 'img-src': GOOGLE_HOSTS });
  }
  if (iconFontUrl !== undefined) {
    // The stylesheet may refer to files on another host.
    parts.push({ 'style-src': [getOrigin(iconFontUrl)], 'font-src': ['https:'] });
  }
  const all: Partial<Record<string, string[]>> = {};
  for (const [directive, sources] of parts.flatMap((part) => Object.entries(part))) {
    all[directive] = [...new Set([...(all[directive] ?? []), ...sources])];
  }
  return all;
}

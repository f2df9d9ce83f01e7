import type { Sources } from '../../shared/sources';
import { GTAG_SCRIPT_URL } from '../analytics/queue';
import type { Options } from '../options';

const originOf = (url: string): string => new URL(url).origin;

/** Where Google's tag reports, by its own account: https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

type Network = NonNullable<Options['ads']>['network'];

/** Advertisers' pictures, and those that count them, come from anywhere. */
const PICTURES = ['https:'];

const scriptsOf = ({ scriptUrl, feedUrl }: NonNullable<Network>): string[] => [
  originOf(scriptUrl),
  // Such a script asks where the feed is.
  originOf(feedUrl),
];

const networkOf = ({ ads }: Options): Network =>
  ads?.enabled === false ? undefined : ads?.network;

/** What the document of the ad's frame must be allowed to load: the network's script, if it runs there. */
export function adFrameSources(options: Options): Sources {
  const network = networkOf(options);
  return network?.isolation === 'frame'
    ? { 'script-src': scriptsOf(network), 'connect-src': ['https:'], 'img-src': PICTURES }
    : {};
}

/**
 * What pages must be allowed to load from others, for a content security policy: nothing, as long as
 * neither an ad network, nor analytics, nor an icon font is configured.
 *
 * @param options as the site writes them
 */
export function thirdPartySources(options: Options): Sources {
  const { analytics = {}, iconFontUrl } = options;
  const network = networkOf(options);
  const parts: Sources[] = [];
  if (network) {
    parts.push({
      ...(network.isolation !== 'frame' && { 'script-src': scriptsOf(network) }),
      'connect-src': [originOf(network.feedUrl)],
      'img-src': PICTURES,
    });
  }
  if (analytics.measurementId !== undefined) {
    const { scriptUrl = GTAG_SCRIPT_URL } = analytics;
    parts.push({ 'script-src': [originOf(scriptUrl)], 'connect-src': GOOGLE, 'img-src': GOOGLE });
  }
  if (iconFontUrl !== undefined) {
    // The stylesheet may name files of another host.
    parts.push({ 'style-src': [originOf(iconFontUrl)], 'font-src': ['https:'] });
  }
  const all: Partial<Record<string, string[]>> = {};
  for (const [directive, sources] of parts.flatMap((part) => Object.entries(part))) {
    all[directive] = [...new Set([...(all[directive] ?? []), ...sources])];
  }
  return all;
}

import { SANDBOX } from '../../demos/shared/frames';
import type { Sources } from '../../shared/sources';
import type { HostingSettings } from '../options';
import { hashSource } from './inlineParts';

/** What a policy is made for. */
export interface PolicySite extends Pick<
  HostingSettings,
  'thirdParties' | 'adFrame' | 'forms' | 'reportTo'
> {
  /** All that is the site's own: its origin and base, `https://example.com/docs/`; else `'self'`. */
  own: string;
}

/** Sources of the inline scripts and styles of all documents of a kind. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

type Directives = Record<string, readonly string[]>;

/** Edge platforms cut or refuse a longer header line, in characters. */
const MAX_LENGTH = 2000;

/** Emotion's element before it has rules; it inserts them by script, which needs no word in a policy. */
const EMPTY_STYLE = hashSource('');

const NONE = ["'none'"];

function written(name: string, directives: Directives): string {
  const policy = Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  if (policy.length > MAX_LENGTH) {
    throw new Error(
      `Hosting: expected the policy of ${name} to have at most ${MAX_LENGTH} characters, as edge ` +
        `platforms allow, but found ${policy.length}, with ` +
        `${directives['script-src']?.length ?? 0} sources of scripts and ` +
        `${directives['style-src']?.length ?? 0} of styles. Each inline script or style that ` +
        'differs from page to page needs a hash of its own: make them the same, or move them into files.',
    );
  }
  return policy;
}

/** Whether scripts of others run on pages: then nobody here knows how they make scripts. */
function hasForeignScripts({ thirdParties }: Pick<PolicySite, 'thirdParties'>): boolean {
  return (thirdParties['script-src'] ?? []).length > 0;
}

const TRUSTED_TYPES: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/**
 * The policy of the pages: scripts and styles of the site itself, inline ones by their hashes, and
 * nothing else but what is configured.
 *
 * @throws {Error} if it is too long for a header line
 */
export function pagePolicy({ scripts, styles }: Inline, site: PolicySite): string {
  const { own, thirdParties, forms } = site;
  const from = (directive: keyof Sources) => thirdParties[directive] ?? [];
  return written('the pages', {
    // Firefox has no directive for prefetch: it checks pages and scripts that it prefetches against this one.
    // https://bugzilla.mozilla.org/show_bug.cgi?id=1457204
    'default-src': [own],
    'media-src': NONE,
    'script-src': [...scripts, own, ...from('script-src')],
    'style-src': [...new Set([...styles, EMPTY_STYLE]), own, ...from('style-src')],
    'style-src-attr': NONE,
    'img-src': [own, 'data:', ...from('img-src')],
    'font-src': [own, ...from('font-src')],
    'connect-src': [own, ...from('connect-src')],
    'frame-src': [own, ...from('frame-src')],
    'manifest-src': [own],
    'worker-src': [own],
    'object-src': NONE,
    'base-uri': NONE,
    'form-action': [own, ...forms],
    // Safari loads the next page into a frame that nobody sees (page-start).
    'frame-ancestors': ["'self'"],
    ...(hasForeignScripts(site) ? {} : TRUSTED_TYPES),
  });
}

/**
 * What is only reported: pages with scripts of others keep Trusted Types as far as it goes.
 *
 * @returns nothing where there is nothing to report, or nobody to be told
 */
export function reportedPolicy(site: PolicySite): string | undefined {
  return hasForeignScripts(site) && site.reportTo !== undefined
    ? written('what is reported', { ...TRUSTED_TYPES, 'report-uri': [site.reportTo] })
    : undefined;
}

/**
 * The policy of the service worker: the site's own files. Trusted Types cannot be enforced, because the worker
 * imports a part of itself by its address.
 */
export const workerPolicy = ({ own }: Pick<PolicySite, 'own'>): string =>
  written('the service worker', {
    'default-src': NONE,
    'script-src': [own],
    'connect-src': [own],
  });

/** The policy of what is no document, should somebody open it as one: a drawing has styles. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What demos may do, as they are and as readers edit them. */
function frameDirectives({ scripts }: Inline, own: string): Directives {
  return {
    'default-src': NONE,
    'script-src': [...scripts, own],
    // MUI writes style attributes, and each demo has inline styles of its own.
    'style-src': ["'unsafe-inline'", own],
    'img-src': [own, 'data:', 'blob:'],
    'font-src': [own, 'data:'],
    'connect-src': [own],
    'object-src': NONE,
    'base-uri': NONE,
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

/** The policy of the demos' frames: their own scripts, in frames of this site only. */
export function framePolicy(inline: Inline, { own }: PolicySite): string {
  return written('the demos', frameDirectives(inline, own));
}

/**
 * The policy of the frames for edited code: it may be evaluated there, and load what it likes but
 * scripts; the sandbox takes the site out of its reach, wherever the frame is opened.
 */
export function livePolicy(inline: Inline, { own }: PolicySite): string {
  const frame = frameDirectives(inline, own);
  return written('edited demos', {
    ...frame,
    'script-src': [...(frame['script-src'] ?? []), "'unsafe-eval'"],
    'style-src': ["'unsafe-inline'", own, 'https:'],
    'img-src': [own, 'https:', 'data:', 'blob:'],
    'font-src': [own, 'https:', 'data:'],
    'media-src': ['https:', 'data:', 'blob:'],
    'connect-src': [own, 'https:'],
    sandbox: SANDBOX.split(' '),
  });
}

/** The policy of the frame in which the network's script runs: that script, and nothing of this site. */
export function adFramePolicy({ scripts }: Inline, { adFrame }: PolicySite): string {
  return written('the ad', {
    'default-src': NONE,
    'script-src': [...scripts, ...(adFrame['script-src'] ?? [])],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', ...(adFrame['img-src'] ?? [])],
    'connect-src': adFrame['connect-src'] ?? NONE,
    'object-src': NONE,
    'base-uri': NONE,
    'form-action': NONE,
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-popups'],
  });
}

import type { HeaderRule } from './rules';

/** All that a host must know of a built site. */
export interface HostedSite {
  /** With both slashes: `/toolpad/`. */
  base: string;
  rules: readonly HeaderRule[];
  /** Where an address has moved to; both from the root of the host. */
  moved: Readonly<Record<string, string>>;
  /** Folders below the base, such as `core`, whose pages have Markdown twins beside them. */
  twinFolders: readonly string[];
}

/** The first line of each file for a host. */
export const GENERATED = 'Written by the build. A change of it is lost with the next one.';

/** A value, as servers' configurations have it. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** An address without its slash, as a browser may ask for it too. */
const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** What leads on, and where to: moved addresses, with their slash and without, and the bare base. */
export function redirectsOf({
  base,
  moved,
}: Pick<HostedSite, 'base' | 'moved'>): [string, string][] {
  return [
    ...(base === '/' ? [] : [[withoutSlash(base), base] as [string, string]]),
    ...Object.entries(moved).flatMap(([from, to]): [string, string][] => [
      [from, to],
      [withoutSlash(from), to],
    ]),
  ];
}

/** A name for files and deployments: `toolpad` for a site at `/toolpad/`. */
export const nameOf = (base: string): string => base.split('/').filter(Boolean).join('-') || 'site';

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

/** An address without its slash, as a browser may ask for it too. */
export const withoutSlash = (address: string): string => address.replace(/\/$/, '');

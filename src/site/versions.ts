import { dependencies, devDependencies } from '../../package.json';
import type { VersionSettings } from '../../plugins/api-tables/markdown';
import type { ProductId } from './products';
import releases from './releases.json';

/** The library version after the documented one, such as `0.16.0`. It is installed as `@toolpad/core-next`. */
const CORE_NEXT_VERSION = devDependencies['@toolpad/core-next'].replace('npm:@toolpad/core@', '');

/** Whether a version after the documented one exists. */
const HAS_NEXT_VERSION = dependencies['@toolpad/core'] !== CORE_NEXT_VERSION;

/** A version of a product: its label, and the packages that its API pages document. */
export type Version = { label: string } & Partial<VersionSettings>;

/**
 * The versions of each product. `current` is the latest version. `releases.json` lists the old versions, whose pages
 * were copied by `docusaurus docs:version`.
 */
export const VERSIONS = {
  core: {
    current: {
      label: `v${dependencies['@toolpad/core']}`,
      packages: [
        { name: '@toolpad/core', version: dependencies['@toolpad/core'] },
        // The next version adds two exports, which already have pages.
        ...(HAS_NEXT_VERSION
          ? [{ name: '@toolpad/core', version: CORE_NEXT_VERSION, alias: '@toolpad/core-next' }]
          : []),
      ],
    },
    ...(releases.core.old as Record<string, Version & VersionSettings>),
  },
  studio: {
    current: { label: `v${releases.studio.latest}` },
    ...(releases.studio.old as Record<string, Version>),
  },
} satisfies Record<ProductId, Record<string, Version>>;

/** A message in the version menu. */
export interface VersionNews {
  text: string;
  /** The path of the heading that explains the message, without the site's base URL. */
  to: string;
}

/** The message in the version menu of each product, for example about a later version. */
export const VERSION_NEWS: Partial<Record<ProductId, VersionNews>> = {
  ...(HAS_NEXT_VERSION && {
    core: {
      text: `v${CORE_NEXT_VERSION} is on npm: see what changes`,
      to: '/core/introduction/roadmap/#what-came-after-0150',
    },
  }),
  studio: {
    text: 'No newer version is planned',
    to: '/studio/getting-started/roadmap/#status-of-studio',
  },
};

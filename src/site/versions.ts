/** The versions of the products. */
import fs from 'node:fs';
import path from 'node:path';
import { dependencies, devDependencies } from '../../package.json';
import type { VersionSettings } from '../../plugins/api-tables/markdown';
import { SITE_DIR } from '../../plugins/shared/node/siteDir';
import type { ProductId } from './products';

const LIBRARY = '@toolpad/core';

/** The documented version of the library. */
const CORE_VERSION: string = dependencies[LIBRARY];

/** The library version after the documented one, such as `0.16.0`. It is installed as `@toolpad/core-next`. */
const CORE_NEXT_VERSION = devDependencies['@toolpad/core-next'].replace(`npm:${LIBRARY}@`, '');

/** Whether a version after the documented one exists. */
const HAS_NEXT_VERSION = CORE_VERSION !== CORE_NEXT_VERSION;

/** The last version of Toolpad Studio. */
const STUDIO_VERSION = '0.13.0';

/** Returns the old versions of a product, the latest first. `docusaurus docs:version` writes the file. */
function readOldVersions(id: ProductId): string[] {
  const file = path.join(SITE_DIR, `${id}_versions.json`);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}

/** The installed versions of the library, the latest first. */
const corePackages = [
  ...(HAS_NEXT_VERSION
    ? [{ name: LIBRARY, version: CORE_NEXT_VERSION, alias: `${LIBRARY}-next` }]
    : []),
  { name: LIBRARY, version: CORE_VERSION },
  ...readOldVersions('core').map((version) => ({
    name: LIBRARY,
    version,
    alias: `${LIBRARY}-${version}`,
  })),
];

/** A version of a product: its label, and the packages that its API pages document. */
export type Version = { label: string } & Partial<VersionSettings>;

/**
 * Creates a version of the library. Its pages document its own exports, and exports that later versions have added,
 * because such an export already has a page before its version is documented.
 */
const createCoreVersion = (version: string): Version & VersionSettings => ({
  label: `v${version}`,
  packages: corePackages
    .slice(0, corePackages.findIndex((installed) => installed.version === version) + 1)
    .reverse(),
});

/** The versions of each product. `current` is the latest version. */
export const VERSIONS = {
  core: {
    current: createCoreVersion(CORE_VERSION),
    ...Object.fromEntries(readOldVersions('core').map((name) => [name, createCoreVersion(name)])),
  },
  studio: {
    current: { label: `v${STUDIO_VERSION}` },
    ...Object.fromEntries(readOldVersions('studio').map((name) => [name, { label: `v${name}` }])),
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

/** Facts that agents need before they read a page, because their training data contains other versions. */
export const AGENT_FACTS = [
  `These pages describe @toolpad/core ${CORE_VERSION}${HAS_NEXT_VERSION ? ` (npm also has ${CORE_NEXT_VERSION})` : ''} and @toolpad/studio ${STUDIO_VERSION}. Pin the exact versions.`,
  'Toolpad Core needs Material UI 7 and React 18 or 19 (Crud: 19), and accepts Next.js 14 and 15 and React Router 7, but no newer major versions.',
  'Neither product is maintained: look for a workaround in these pages instead of waiting for a fix.',
];

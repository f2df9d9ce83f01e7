import mui from '@mui/material/package.json';
import next from '@toolpad/core-next/package.json';
import core from '@toolpad/core/package.json';
import type { PackagedId } from '../../../plugins/shared/products';
import { type Feature, featuresOf } from './features';
import studio from './studioPackage.json';
import { withoutPrereleases } from './versionRanges';

/** A package that a page's samples stand on. */
export interface Need {
  name: string;
  /** The versions that will do. */
  range: string;
  /** The version to install, if not the newest major of the range. */
  install?: string;
}

/** What a page asks of a project. */
export interface Requirements {
  /** The package that the page documents. */
  subject: { name: string; version: string };
  needs: readonly Need[];
  /** Optional peers: a project need not have them, but npm refuses other versions than these. */
  accepts: readonly Need[];
  features: readonly Feature[];
  /** Packages of which a project must have one copy only, by `overrides`. */
  single: readonly string[];
}

const peers = { ...next.peerDependencies, ...core.peerDependencies };
const material = withoutPrereleases(peers['@mui/material']);

/** What everything of the library stands on: the peers that its package demands of every project. */
const CORE_NEEDS: readonly Need[] = [
  ...Object.entries(core.peerDependencies)
    .filter(([name]) => !(name in core.peerDependenciesMeta))
    .map(([name, range]) => ({ name, range: withoutPrereleases(range) })),
  { name: '@emotion/styled', range: mui.peerDependencies['@emotion/styled'] },
];

const CORE_ACCEPTS: readonly Need[] = Object.entries(core.peerDependencies)
  .filter(([name]) => name in core.peerDependenciesMeta)
  .map(([name, range]) => ({ name, range }));

/** What single pages need besides, most of it optional peers of the package. */
const PAGE_NEEDS: Record<string, readonly Need[]> = {
  '/core/integrations/nextjs-approuter': [
    { name: 'next', range: peers.next },
    { name: '@mui/material-nextjs', range: material },
  ],
  '/core/integrations/nextjs-pagesrouter': [
    { name: 'next', range: peers.next },
    { name: '@mui/material-nextjs', range: material },
    { name: '@emotion/server', range: peers['@emotion/cache'] },
  ],
  '/core/integrations/react-router': [{ name: 'react-router', range: peers['react-router'] }],
  '/core/introduction/tutorial': [{ name: 'react-router', range: peers['react-router'] }],
  '/core/integrations/tanstack-router': [
    { name: '@tanstack/react-router', range: peers['@tanstack/react-router'] },
  ],
};

/** The React with which Studio has been tried; the installation page tells why it is exact. */
const STUDIO_REACT = '19.0.0';

const STUDIO_NEEDS: readonly Need[] = Object.entries(studio.dependencies).map(([name, range]) => ({
  name,
  range,
  install: STUDIO_REACT,
}));

/** What a page of each product asks of a project. */
const ASKED: Record<PackagedId, (pathname: string) => Omit<Requirements, 'features'>> = {
  core: (pathname) => {
    const own = PAGE_NEEDS[pathname] ?? [];
    return {
      subject: { name: core.name, version: core.version },
      needs: [...CORE_NEEDS, ...own],
      accepts: CORE_ACCEPTS.filter(({ name }) => !own.some((need) => need.name === name)),
      single: [],
    };
  },
  studio: () => ({
    subject: { name: studio.name, version: studio.version },
    needs: STUDIO_NEEDS,
    accepts: [],
    single: Object.keys(studio.dependencies),
  }),
};

/**
 * What a page asks of a project, read from the packages themselves.
 *
 * @param product of the page
 * @param pathname the page below the base, without its last slash: `/core/react-crud`
 */
export function requirementsOf(product: PackagedId, pathname: string): Requirements {
  return { ...ASKED[product](pathname), features: featuresOf(product, pathname) };
}

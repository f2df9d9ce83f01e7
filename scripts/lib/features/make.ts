import path from 'node:path';
import { apiPages } from '../../../plugins/api-tables/node/core/versionOptions';
import { type PackagedId, productOf } from '../../../plugins/shared/products';
import type { Feature } from '../../../src/components/ProjectCheck/features';
import { type Asked, ASKED } from './asked';
import { CORE_BY_HAND, STUDIO_BY_HAND } from './byHand';
import { readVersions, type Version } from './declared';
import { spanOf } from './span';

/** Pages of modules that are not called as the module is. */
const GUIDES: Record<string, readonly string[]> = {
  useLocalStorageState: ['/core/react-persistent-state'],
  useSessionStorageState: ['/core/react-persistent-state'],
  nextjs: ['/core/integrations/nextjs-approuter', '/core/integrations/nextjs-pagesrouter'],
  'react-router': ['/core/integrations/react-router', '/core/introduction/tutorial'],
  'tanstack-router': ['/core/integrations/tanstack-router'],
};

/** `DashboardLayout` → `-dashboard-layout`, `useDialogs` → `-use-dialogs`. */
const dashed = (name: string): string =>
  `-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`.replace('--', '-');

/**
 * The pages of an address: the guide of its module, and the API page of its export.
 *
 * @param api where the exports have pages of their own
 */
export function pagesOf(address: string, api: ReadonlyMap<string, string>): string[] {
  const [module = '', name = ''] = address.split(/[/.]/);
  const own = api.get(name);
  return [...(GUIDES[module] ?? [`/core/react${dashed(module)}`]), ...(own ? [own] : [])];
}

/** The pages of a feature, the guides first; pages under them count without being named. */
function pagesOfAll({ shows, also = [] }: Asked, api: ReadonlyMap<string, string>): string[] {
  const all = [...new Set([...shows.flatMap((address) => pagesOf(address, api)), ...also])];
  const isApi = (page: string): boolean => page.startsWith('/core/api/');
  const top = all.filter((page) => !all.some((other) => page.startsWith(`${other}/`)));
  return [...top.filter((page) => !isApi(page)), ...top.filter(isApi)];
}

/**
 * The features of all products, dated by the published versions of the library.
 *
 * @param versions of `@toolpad/core`, the oldest first
 * @throws {Error} if a feature shows in none of them, or not where it is told to
 */
export function makeFeatures(
  siteDir: string,
  versions: readonly Version[],
): Record<PackagedId, Feature[]> {
  const folder = path.join(siteDir, productOf('/core/').folder);
  const api = new Map(
    apiPages(folder, '/core/').map((page) => [page.name, page.path.slice(0, -1)]),
  );
  const all = readVersions(
    versions,
    Object.values(ASKED).flatMap(({ shows }) => shows),
  );
  const core = Object.entries(ASKED).map(([name, asked]) => {
    const { shows, told, react } = asked;
    const sightings = versions.map(({ version }, at) => ({
      version,
      has: shows.every((address) => all[at]?.(address)),
    }));
    const span = spanOf(name, sightings, told);
    return { name, ...span, pages: pagesOfAll(asked, api), ...(react && { react }) };
  });
  return { core: [...core, ...CORE_BY_HAND], studio: [...STUDIO_BY_HAND] };
}

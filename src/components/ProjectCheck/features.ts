import type { PackagedId } from '../../../plugins/shared/products';
import data from './features.json';

/** Something that a page is about, and the versions of its product that have it. */
export interface Feature {
  name: string;
  /** The first version that has it. */
  since: string;
  /** The first version after it that has it no more, if it went again. */
  until?: string;
  /** Pages below the base; pages under them count too. */
  pages: readonly string[];
  /** Asks for a React of its own, until a version does not any more. */
  react?: { range: string; until?: string };
}

/** What the versions of the products brought: written by `scripts/features.mjs`. */
export const FEATURES: Record<PackagedId, readonly Feature[]> = data;

/** Shown on the library's pages that are about no feature in particular. */
export const CORE_OVERVIEW = [
  'DashboardLayout',
  'PageContainer',
  'SignInPage',
  'Account with preview and popover slots',
  'Crud and CrudProvider',
  'useDialogs',
  'useNotifications',
  'useLocalStorageState and useSessionStorageState',
  'useSession',
  'useNavigation',
];

/** The features of a product that a page is about; those of the whole product on other pages. */
export function featuresOf(product: PackagedId, pathname: string): readonly Feature[] {
  const own = FEATURES[product].filter(({ pages }) =>
    pages.some((page) => pathname === page || pathname.startsWith(`${page}/`)),
  );
  return own.length > 0
    ? own
    : FEATURES[product].filter(({ name }) => CORE_OVERVIEW.includes(name));
}

/** The properties of a documented product. */
interface ProductFields {
  /** The first segment of its pages' paths, the id of its docs instance, and the key of its accent and sidebar. */
  id: string;
  /** The name in lists and search results. */
  name: string;
  /** The name without that of the family. */
  shortName: string;
  /** The path of its overview without the site's base. `/<id>/` redirects to it. */
  home: string;
  /** The folder of the current version's pages. */
  folder: string;
  /** The npm package that readers install. */
  package?: string;
  /** Describes the product in one sentence. */
  summary: string;
}

/**
 * The products that this site documents, in the order in which readers see them. Pages of no product, such as the 404
 * page, count as pages of the first one.
 */
export const PRODUCTS = [
  {
    id: 'core',
    name: 'Toolpad Core',
    shortName: 'Core',
    home: '/core/introduction/',
    folder: 'docs-toolpad-core',
    package: '@toolpad/core',
    summary: 'A React library for dashboards and internal apps, on top of Material UI.',
  },
  {
    id: 'studio',
    name: 'Toolpad Studio',
    shortName: 'Studio',
    home: '/studio/getting-started/',
    folder: 'docs-studio',
    package: '@toolpad/studio',
    summary: 'A low-code builder for internal tools that stores apps as files in your project.',
  },
] as const satisfies readonly ProductFields[];

export type Product = (typeof PRODUCTS)[number];
export type ProductId = Product['id'];

/**
 * Returns the product of a page, or the first product for pages of none.
 *
 * @param pathname - The page's path.
 * @param base - The site's base, with the language and the trailing slash.
 */
export function getProduct(pathname: string, base = '/'): Product {
  return PRODUCTS.find(({ id }) => pathname.startsWith(`${base}${id}/`)) ?? PRODUCTS[0];
}

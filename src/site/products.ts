/** The properties of a documented product. */
interface ProductFields {
  /** The first segment of the pages' paths, the id of the docs instance, and the key of the accent and the sidebar. */
  id: string;
  /** The name in lists and search results. */
  name: string;
  /** The name without the name of the product family. */
  shortName: string;
  /** The path of the overview without the site's base URL. `/<id>/` redirects to it. */
  home: string;
  /** The folder of the current version's pages. */
  folder: string;
  /** The npm package that readers install. */
  package?: string;
  /** A sentence that describes the product. */
  summary: string;
}

/**
 * The products that this site documents, in their order on the site. Pages without a product, such as the 404 page,
 * count as pages of the first one.
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
 * Returns the product of a page, or the first product for a page without one.
 *
 * @param pathname - the page's path
 * @param base - the site's base URL, with the language and the trailing slash
 */
export function getProduct(pathname: string, base = '/'): Product {
  return PRODUCTS.find(({ id }) => pathname.startsWith(`${base}${id}/`)) ?? PRODUCTS[0];
}

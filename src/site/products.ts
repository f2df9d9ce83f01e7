/** What the site knows of a product that it documents. */
interface Facts {
  /**
   * The first segment of its pages' addresses, the id of its docs instance, and the key of its accent,
   * sidebar and versions.
   */
  id: string;
  /** What lists and results call it. */
  name: string;
  /** What it is called where the family's name is clear. */
  shortName: string;
  /** Its overview, without the site's base: a page below `/<id>/`, for that address itself leads here. */
  home: string;
  /** The folder of the pages that are written now. */
  folder: string;
  /** The npm package that readers install. */
  package?: string;
  /** What it is, in one sentence. */
  summary: string;
}

/**
 * The products that this site documents, in the order in which readers see them. What belongs to none
 * of them, such as the page “not found”, is shown as the first one's.
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
    summary: 'A low-code builder of internal tools that keeps apps as files in your project.',
  },
] as const satisfies readonly Facts[];

export type Product = (typeof PRODUCTS)[number];
export type ProductId = Product['id'];

/**
 * The product of a page.
 *
 * @param pathname the page's address
 * @param base the site's base, with the language and the last slash
 * @returns the first product for pages of none
 */
export function productOf(pathname: string, base = '/'): Product {
  return PRODUCTS.find(({ id }) => pathname.startsWith(`${base}${id}/`)) ?? PRODUCTS[0];
}

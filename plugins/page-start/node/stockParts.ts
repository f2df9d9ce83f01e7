/**
 * The parts of theme-classic that a theme may replace altogether. Nothing would use them then, and every
 * reader would download them.
 *
 * Those that are client modules have their request here; the others are in the pages' HTML or data.
 */
export const STOCK_PARTS = {
  /** Its stylesheet. */
  infima: 'infima/dist/css/default/default.css',
  /** The languages of its code blocks. */
  prism: '@docusaurus/theme-classic/lib/prism-include-languages',
  /** The bar that shows how a page loads. */
  nprogress: '@docusaurus/theme-classic/lib/nprogress',
  /**
   * The inline script that sets the color mode before the first paint. One of the starter's modules
   * must do that in its place. Without it the starter is the page's inline script, and any other
   * ends the build.
   */
  script: null,
  /** The sprite from which its icons are drawn. */
  icons: null,
  /** What `<DocCard>` and `<DocCardList>` show of other pages. With one of them in a page, the build ends. */
  cards: null,
} as const;

export type StockPart = keyof typeof STOCK_PARTS;

/** The client modules among some parts, as absolute paths. */
export function clientModulesOf(parts: readonly StockPart[]): string[] {
  return parts.flatMap((part) => {
    const request = STOCK_PARTS[part];
    return request === null ? [] : [require.resolve(request)];
  });
}

/** The bundler replaces this constant in the inline script with a literal (../node/inlineScript.ts). */
declare const STARTS_APP: boolean;

/** The part of the Network Information API that the site uses. Not all browsers support it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

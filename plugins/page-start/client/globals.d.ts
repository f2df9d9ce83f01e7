/** A literal that the bundler inserts into the inline script (../node/inlineScript.ts). */
declare const STARTS_APP: boolean;

/** The part of the Network Information API that is used here. Not all browsers have it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

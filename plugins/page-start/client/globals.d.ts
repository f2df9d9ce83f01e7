/** A literal that ../node/starterFile.ts puts in place when it bundles the starter. */
declare const STARTS_APP: boolean;
declare const NEEDS_APP: string;

/** The part of the Network Information API that is used here; not every browser has it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

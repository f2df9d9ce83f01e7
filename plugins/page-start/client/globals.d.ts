/** A literal that ../node/starterFile.ts puts in place when it bundles the starter. */
declare const STARTS_APP: boolean;
declare const NEEDS_APP: string;

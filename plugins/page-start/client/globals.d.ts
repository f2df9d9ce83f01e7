/** Literals that ../starterFile.ts puts in place when it bundles the starter. */
declare const COLOR_MODE_KEY: string;
declare const STARTS_APP: boolean;

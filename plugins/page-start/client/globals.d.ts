/** A literal that ../node/starterFile.ts puts in place when it bundles the starter. */
declare const STARTS_APP: boolean;
declare const NEEDS_APP: string;

/** The part of the Network Information API that is used here; not every browser has it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** What node/routeFiles.ts writes for the browser. */
declare module '@generated/page-start/sections' {
  import type { Registry, RouteChunkNames } from '@docusaurus/types';
  import type routes from '@generated/routes';
  import type { Route, VersionDocs } from '@site/plugins/page-start/shared/routes';

  interface SectionData {
    routes: Route[];
    chunkNames: RouteChunkNames;
    registry: Registry;
    docs: VersionDocs[];
  }
  /** In the order of their addresses; `list` is that of the layout that the routes belong to. */
  export const sections: readonly {
    from: string;
    list: { layout: string; routes: typeof routes };
    load: () => Promise<{ default: SectionData }>;
  }[];
}

/** The bundler replaces imports of these files with their URLs. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The names of all pages, which plugins/search generates. */
declare module '@generated/navigation/default/sidebars.json' {
  const sidebars: Record<
    import('./site/products').ProductId,
    import('@docusaurus/plugin-content-docs').PropSidebarItem[]
  >;
  export default sidebars;
}

declare module '@generated/site-search/default/names.json' {
  import type { PageNames } from '@site/plugins/search/shared/pageNames';

  const names: PageNames;
  export default names;
}

/** The bundler replaces imports of these files with their URLs. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The sidebars of all products, which src/navigation/plugin.ts generates. */
declare module '@generated/navigation/default/sidebars.json' {
  import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
  import type { ProductId } from '@site/src/site/products';

  const sidebars: Record<ProductId, PropSidebarItem[]>;
  export default sidebars;
}

/** The published search indexes, which plugins/search generates. */
declare module '@generated/site-search/default/indexes.json' {
  import type { PublishedIndex } from '@site/plugins/search/engine/published';

  const indexes: PublishedIndex[];
  export default indexes;
}

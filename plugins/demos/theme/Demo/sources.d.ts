/** The highlighted sources, for rendering pages at build time; empty in the browser. */
declare module '@demos/sources' {
  /** By demo id: the panes in the order of the demo's spec, each with its files. */
  const sources: Record<string, string[][] | undefined>;
  export default sources;
}

/** What edited demos may import, by name. */
declare module '@demos/modules' {
  const modules: Record<string, (() => Promise<unknown>) | undefined>;
  export default modules;
}

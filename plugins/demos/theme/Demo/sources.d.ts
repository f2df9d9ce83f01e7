/** The highlighted sources, for rendering pages at build time; empty in the browser. */
declare module '@demos/sources' {
  /** The files of each pane, in the order of the demo's spec, by demo id. */
  const sources: Record<string, string[][] | undefined>;
  export default sources;
}

/** The modules that edited demos can import, by specifier. */
declare module '@demos/modules' {
  const modules: Record<string, (() => Promise<unknown>) | undefined>;
  export default modules;
}

/** The highlighted sources, which are available only in server-side rendering. In the browser, the module is empty. */
declare module '@demos/sources' {
  /** The HTML of the files of each pane, by demo id. Panes are in the order of the demo's spec. */
  const sources: Record<string, string[][] | undefined>;
  export default sources;
}

/** Loaders of the modules that edited demos can import, by specifier. */
declare module '@demos/modules' {
  const modules: Record<string, (() => Promise<unknown>) | undefined>;
  export default modules;
}

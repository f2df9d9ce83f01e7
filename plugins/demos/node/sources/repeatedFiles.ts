import type { DemoSource, DemoSpec, RepeatedFile } from '../../shared/types';

/** Finds the files that several demos of a page show, such as data: a page's HTML has each of them once. */
export class RepeatedFiles {
  /** The first demo that shows a file, by the file's name and HTML. */
  private readonly first = new Map<string, RepeatedFile>();

  /**
   * Marks the files of a demo that a demo before it on the page shows. The demo's own file is never one
   * of them: it is what the page shows the demo for.
   *
   * @param spec the next demo of the page
   * @param source its files
   */
  mark({ panes, ...spec }: DemoSpec, source: DemoSource): DemoSpec {
    const keys = source.panes.map(({ files }) => files.map(({ name, html }) => `${name}\0${html}`));
    const marked = panes.map((pane, place) => ({
      ...pane,
      files: pane.files.map((file, index) => {
        const repeats = index > 0 ? this.first.get(keys[place]?.[index] ?? '') : undefined;
        return repeats ? { ...file, repeats } : file;
      }),
    }));
    // The files of the first styling: only they have figures that are named after nothing else.
    const own = keys.filter((_, place) => panes[place]?.styling === 'MUI System').flat();
    for (const key of own.filter((name) => !this.first.has(name))) {
      this.first.set(key, { demo: spec.name, title: spec.title });
    }
    return { ...spec, panes: marked };
  }
}

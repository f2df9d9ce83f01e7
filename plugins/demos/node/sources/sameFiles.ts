import type { DemoSource, DemoSpec, SameFile } from '../../shared/types';

/** Finds the files that several demos of a page show, such as the data that all of them use. */
export class SameFiles {
  /** Where each file is first, by its HTML. */
  private readonly known = new Map<string, SameFile>();

  /**
   * Marks those files of a demo that a demo before it on the page shows. The demo's own file is never
   * one of them: it is what the page is there for.
   *
   * @param spec the next demo of the page
   * @param source its files
   */
  mark({ panes, ...spec }: DemoSpec, source: DemoSource): DemoSpec {
    const before = new Map(this.known);
    return {
      ...spec,
      panes: panes.map((pane, place) => ({
        ...pane,
        files: pane.files.map((file, index) => {
          const html = source.panes[place]?.files[index]?.html ?? '';
          const same = index > 0 ? before.get(html) : undefined;
          if (!this.known.has(html)) {
            this.known.set(html, { name: spec.name, title: spec.title, place: [place, index] });
          }
          return same ? { ...file, same } : file;
        }),
      })),
    };
  }
}

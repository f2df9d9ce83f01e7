import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import {
  createAttributes,
  createComponentImport,
  describeLocation,
  findElements,
} from '../../shared/node/mdx';
import type { DemoSource, DemoSpec, EarlierDemo } from '../shared/types';
import type { DemoConfig } from './sources/config';
import { parseDemo } from './sources/findDemosOnPage';
import { readDemo } from './sources/read';

/** The maximum number of files of a demo. ../theme/Demo/styles.module.css has a rule for each file. */
const MAX_FILES = 6;

/** Detects files that several demos on a page share, such as data, so that the HTML contains each file only once. */
class RepeatedFiles {
  /** The first demo that contains each file, by the file's name and HTML. */
  private readonly first = new Map<string, EarlierDemo>();

  /**
   * Marks the files of a demo that an earlier demo on the page also contains. The entry is never marked, because
   * readers expect to see it.
   */
  mark({ panes, ...spec }: DemoSpec, source: DemoSource): DemoSpec {
    const keys = source.panes.map(({ files }) => files.map(({ name, html }) => `${name}\0${html}`));
    const marked = panes.map((pane, paneIndex) => ({
      ...pane,
      files: pane.files.map((file, index) => {
        const repeats = index > 0 ? this.first.get(keys[paneIndex]?.[index] ?? '') : undefined;
        return repeats ? { ...file, repeats } : file;
      }),
    }));
    // Only files of the MUI System variant can be link targets, because the titles of other variants' files also name
    // the styling solution.
    const linkable = keys.filter((_, index) => panes[index]?.styling === 'MUI System').flat();
    for (const key of linkable.filter((name) => !this.first.has(name))) {
      this.first.set(key, { demo: spec.name, title: spec.title });
    }
    return { ...spec, panes: marked };
  }
}

/**
 * Remark plugin that adds the demo's data to each `<Demo name="…" />` of a page. The build fails if there is no file
 * with this name beside the page.
 */
export function remarkDemos(config: DemoConfig) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = findElements(tree, 'Demo');
    const names = new Set<string>();
    const repeatedFiles = new RepeatedFiles();
    for (const element of found) {
      const page = describeLocation(file, element);
      const { name, title, height, phoneHeight, parts } = parseDemo(element, file.path);
      if (names.has(name)) {
        throw new Error(
          `${page}: expected each demo once, found ${name} twice, which makes links to it ambiguous.`,
        );
      }
      names.add(name);
      const { spec, source } = await readDemo(file.path, name, config, parts);
      const count = Math.max(...spec.panes.map(({ files }) => files.length));
      if (count > MAX_FILES) {
        throw new Error(
          `${page}: expected <Demo name="${name}"> to have at most ${MAX_FILES} files, found ${count}.`,
        );
      }
      element.attributes = createAttributes({
        spec: JSON.stringify(repeatedFiles.mark({ ...spec, title }, source)),
        height,
        phoneHeight,
      });
    }
    if (found.length > 0) {
      tree.children.unshift(createComponentImport('Demo', '@theme/Demo'));
    }
  };
}

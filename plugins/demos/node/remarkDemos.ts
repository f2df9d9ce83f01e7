import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { describeLocation } from '../../shared/node/describeLocation';
import {
  createAttributes,
  createComponentImport,
  findElements,
  getAttribute,
  type JsxElement,
} from '../../shared/node/mdx';
import type { DemoSource, DemoSpec, EarlierDemo } from '../shared/types';
import { DEFAULT_HEIGHT_PX } from './sources/findDemosOnPage';
import type { DemoConfig } from './sources/config';
import { readDemo } from './sources/read';

/** The attributes of `<Demo>` in pages. */
const ATTRIBUTES = ['name', 'height', 'phoneHeight', 'layout', 'start', 'title', 'parts'];
const LAYOUTS = ['centered', 'full'];

/** The maximum number of files of a demo. ../theme/Demo/styles.module.css has a rule for each file. */
const MAX_FILES = 6;

/**
 * Validates the attributes of `<Demo>`, because misspelled ones would be ignored silently.
 *
 * @throws Error that names the invalid attribute
 */
function checkAttributes(element: JsxElement, page: string): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !ATTRIBUTES.includes(attribute.name)) {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      throw new Error(
        `${page}: expected an attribute of <Demo> (${ATTRIBUTES.join(', ')}), found ${name}.`,
      );
    }
  }
  const layout = getAttribute(element, 'layout');
  if (layout !== undefined && !LAYOUTS.includes(layout)) {
    throw new Error(
      `${page}: expected <Demo layout> to be ${LAYOUTS.join(' or ')}, found ${layout}.`,
    );
  }
  const start = getAttribute(element, 'start');
  if (start) {
    throw new Error(`${page}: expected <Demo start> to have no value, found ${start}.`);
  }
  for (const name of ['height', 'phoneHeight']) {
    const height = getAttribute(element, name);
    if (height !== undefined && !/^[1-9]\d*$/.test(height)) {
      throw new Error(
        `${page}: expected <Demo ${name}> to be in whole pixels, such as {420}, found ${height}.`,
      );
    }
  }
}

/** Detects files that several demos on a page share, such as data, so that the HTML contains each file only once. */
class RepeatedFiles {
  /** The first demo that contains each file, by the file's name and HTML. */
  private readonly first = new Map<string, EarlierDemo>();

  /**
   * Marks the files of a demo that an earlier demo on the page also contains. The entry is never marked, because
   * readers expect to see it.
   *
   * @param spec - the next demo on the page
   * @param source - the demo's files
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
 *
 * @param config - the folders of the site's demos
 */
export function remarkDemos(config: DemoConfig) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = findElements(tree, 'Demo');
    const names = new Set<string>();
    const repeatedFiles = new RepeatedFiles();
    for (const element of found) {
      const page = describeLocation(file, element);
      checkAttributes(element, page);
      const name = getAttribute(element, 'name') ?? '';
      if (names.has(name)) {
        throw new Error(
          `${page}: expected each demo once, found ${name} twice, which makes links to it ambiguous.`,
        );
      }
      names.add(name);
      const { spec, source } = await readDemo(
        file.path,
        name,
        config,
        getAttribute(element, 'parts'),
      );
      const count = Math.max(...spec.panes.map(({ files }) => files.length));
      if (count > MAX_FILES) {
        throw new Error(
          `${page}: expected <Demo name="${name}"> to have at most ${MAX_FILES} files, found ${count}.`,
        );
      }
      const title = getAttribute(element, 'title') ?? spec.title;
      element.attributes = createAttributes({
        spec: JSON.stringify(repeatedFiles.mark({ ...spec, title }, source)),
        height: getAttribute(element, 'height') ?? DEFAULT_HEIGHT_PX,
        phoneHeight: getAttribute(element, 'phoneHeight'),
      });
    }
    if (found.length > 0) {
      tree.children.unshift(createComponentImport('Demo', '@theme/Demo'));
    }
  };
}

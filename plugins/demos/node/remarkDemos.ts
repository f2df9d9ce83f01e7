import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { importComponent } from '../../shared/importComponent';
import {
  attributeOf,
  jsxAttributes,
  type JsxElement,
  jsxElements,
} from '../../shared/node/jsxElements';
import type { DemoSpec } from '../shared/types';
import { DEFAULT_HEIGHT_PX, PHONE_HEIGHTS_PX } from './sources/demosOfPage';
import type { DemoPlaces } from './sources/places';
import { readDemo } from './sources/read';
import { RepeatedFiles } from './sources/repeatedFiles';

/** What a writer may say of a demo. */
const ATTRIBUTES = ['name', 'height', 'phoneHeight', 'layout', 'client', 'title'];
const LAYOUTS = ['centered', 'full'];

/** How many files a demo may have: the chosen one shows by a rule in ../theme/Demo/styles.module.css. */
const MOST_FILES = 6;

const COMPONENT = '@theme/Demo';

/** A misspelt attribute would otherwise do nothing, and say nothing. */
function checkAttributes(element: JsxElement, page: string): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !ATTRIBUTES.includes(attribute.name)) {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      throw new Error(`${page}: <Demo> knows ${ATTRIBUTES.join(', ')}, but not ${name}.`);
    }
  }
}

function heightOf(given: string | undefined, page: string): string {
  const height = Number(given ?? DEFAULT_HEIGHT_PX);
  if (!Number.isInteger(height) || height <= 0) {
    throw new Error(`${page}: <Demo height> expects whole pixels, such as {420}, not ${given}.`);
  }
  return String(height);
}

/** Only given where a demo needs more room on a phone than elsewhere. */
function phoneHeightOf(given: string | undefined, page: string): string | undefined {
  if (given !== undefined && !PHONE_HEIGHTS_PX.includes(Number(given))) {
    const allowed = PHONE_HEIGHTS_PX.join(', ');
    throw new Error(`${page}: <Demo phoneHeight> is one of ${allowed}, not ${given}.`);
  }
  return given;
}

/** Readers would never get to see a file for which there is no rule. */
function checkFiles({ name, panes }: DemoSpec, page: string): void {
  const most = Math.max(...panes.map(({ files }) => files.length));
  if (most > MOST_FILES) {
    throw new Error(`${page}: <Demo name="${name}"> has at most ${MOST_FILES} files, not ${most}.`);
  }
}

/**
 * Remark plugin: gives each `<Demo name="…" />` of a page what the component needs to know of the
 * file beside the page, and ends the build where there is no such file.
 *
 * @param places where the site keeps its demos
 */
export function remarkDemos(places: DemoPlaces) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = jsxElements(tree, 'Demo');
    const page = file.path;
    const names = new Set<string>();
    const repeated = new RepeatedFiles();
    for (const element of found) {
      checkAttributes(element, page);
      const name = attributeOf(element, 'name') ?? '';
      if (names.has(name)) {
        throw new Error(`${page}: shows the demo ${name} twice; its links could mean either.`);
      }
      names.add(name);
      const layout = attributeOf(element, 'layout');
      if (layout !== undefined && !LAYOUTS.includes(layout)) {
        throw new Error(`${page}: <Demo layout> is ${LAYOUTS.join(' or ')}, not ${layout}.`);
      }
      const { spec, source } = await readDemo(page, name, places);
      checkFiles(spec, page);
      const title = attributeOf(element, 'title') ?? spec.title;
      element.attributes = jsxAttributes({
        spec: JSON.stringify(repeated.mark({ ...spec, title }, source)),
        height: heightOf(attributeOf(element, 'height'), page),
        phoneHeight: phoneHeightOf(attributeOf(element, 'phoneHeight'), page),
      });
    }
    if (found.length > 0) {
      tree.children.unshift(importComponent('Demo', COMPONENT));
    }
  };
}

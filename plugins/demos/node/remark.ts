import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { importComponent } from '../../shared/importComponent';
import { DemoError } from './errors';
import { DEFAULT_HEIGHT_PX, PHONE_HEIGHTS_PX } from './heights';
import { type DemoPlaces, readDemo } from './sources/read';

/** What a writer may say of a demo. */
const ATTRIBUTES = ['name', 'height', 'phoneHeight', 'layout', 'client', 'title'];
const LAYOUTS = ['centered', 'full'];

const COMPONENT = '@theme/Demo';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** An attribute's text: `height="420"`, `height={420}`, or nothing for `client`. */
function attributesOf(element: Element, page: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !ATTRIBUTES.includes(attribute.name)) {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      throw new DemoError(page, `<Demo> knows ${ATTRIBUTES.join(', ')}, but not ${name}.`);
    }
    const { value } = attribute;
    found.set(attribute.name, typeof value === 'object' ? (value?.value ?? '') : (value ?? ''));
  }
  return found;
}

function heightOf(given: string | undefined, page: string): string {
  const height = Number(given ?? DEFAULT_HEIGHT_PX);
  if (!Number.isInteger(height) || height <= 0) {
    throw new DemoError(page, `<Demo height> expects whole pixels, such as {420}, not ${given}.`);
  }
  return String(height);
}

/** Only given where a demo needs more room on a phone than elsewhere. */
function phoneHeightOf(given: string | undefined, page: string): string | undefined {
  if (given !== undefined && !PHONE_HEIGHTS_PX.includes(Number(given))) {
    const allowed = PHONE_HEIGHTS_PX.join(', ');
    throw new DemoError(page, `<Demo phoneHeight> is one of ${allowed}, not ${given}.`);
  }
  return given;
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/**
 * Remark plugin: gives each `<Demo name="…" />` of a page what the component needs to know of the
 * file beside the page, and ends the build where there is no such file.
 *
 * @param places where the site keeps its demos
 */
export function demos(places: DemoPlaces) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: Element[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ((node as Element).name === 'Demo') {
        found.push(node as Element);
      }
    });
    const page = file.path;
    const names = new Set<string>();
    for (const element of found) {
      const given = attributesOf(element, page);
      const name = given.get('name') ?? '';
      if (names.has(name)) {
        throw new DemoError(page, `shows the demo ${name} twice; its links could mean either.`);
      }
      names.add(name);
      const layout = given.get('layout');
      if (layout !== undefined && !LAYOUTS.includes(layout)) {
        throw new DemoError(page, `<Demo layout> is ${LAYOUTS.join(' or ')}, not ${layout}.`);
      }
      const { spec } = await readDemo(page, name, places);
      const title = given.get('title');
      const phoneHeight = phoneHeightOf(given.get('phoneHeight'), page);
      element.attributes = [
        attribute('spec', JSON.stringify(title ? { ...spec, title } : spec)),
        attribute('height', heightOf(given.get('height'), page)),
        ...(phoneHeight ? [attribute('phoneHeight', phoneHeight)] : []),
      ];
    }
    if (found.length > 0) {
      tree.children.unshift(importComponent('Demo', COMPONENT));
    }
  };
}

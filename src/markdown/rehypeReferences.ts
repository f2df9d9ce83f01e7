import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { listElements } from '../../plugins/hosting/markdown';
import { tryDecode } from '../../plugins/shared/paths';
import { MOVED_SECTIONS_CLASS } from './remarkMovedSections';
import { COMPONENT_NAMES } from '../theme/MDXComponents/names';

const isKnownComponent = (name: string, code: string): boolean =>
  COMPONENT_NAMES.some((known) => known === name) || new RegExp(`\\b${name}\\b`).test(code);

/**
 * Rehype plugin that rejects components that the page doesn't import, anchors that occur twice, and links to anchors
 * that their own page lacks. Docusaurus finds them only at the end of a build, or not at all.
 */
export function rehypeReferences() {
  return (tree: Root, file: VFile): void => {
    let code = '';
    const moved = new Set<unknown>();
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        code += `${node.value}\n`;
      } else if (
        node.type === 'element' &&
        node.properties.className?.includes(MOVED_SECTIONS_CLASS)
      ) {
        // Links lead to the new page of a moved section (remarkMovedSections.ts).
        visit(node, 'element', ({ properties }) => void moved.add(properties.id));
      }
    });
    const elements = listElements(tree, file);
    const anchors = new Set<string | undefined>(
      elements.map(({ attributes }) => attributes.id).filter((id) => !moved.has(id)),
    );
    // The headings of an imported part are anchors, too.
    const hasParts = /\.mdx?['"]/.test(code);
    const seen = new Set<string>();
    for (const { attributes, location, name } of elements) {
      const [component = ''] = name.split('.');
      if (/^[A-Z]/.test(component) && !isKnownComponent(component, code)) {
        throw new Error(
          `${location}: <${name}> is unknown: correct its name, or import the component. ` +
            `Without an import, pages have ${COMPONENT_NAMES.join(', ')}.`,
        );
      }
      const { href = '', id = '' } = attributes;
      if (id !== '' && seen.has(id)) {
        throw new Error(
          `${location}: the anchor #${id} occurs twice on this page: choose another.`,
        );
      }
      seen.add(id);
      const anchor = tryDecode(href.slice(1));
      if (/^#./.test(href) && !anchors.has(anchor) && !hasParts) {
        throw new Error(
          `${location}: found no heading with the anchor #${anchor} on this page: ` +
            `correct the link, or add {#${anchor}} to the heading.`,
        );
      }
    }
  };
}

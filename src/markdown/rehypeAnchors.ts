import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { describeLocation } from '../../plugins/shared/node/describeLocation';
import { getAttribute } from '../../plugins/shared/node/mdx';
import { MOVED_SECTIONS_CLASS } from './remarkMovedSections';

/** Matches an import of a part, whose headings are known only after the page is rendered. */
const PART_IMPORT = /['"]\S+\.mdx?['"]/;

/**
 * Rehype plugin that rejects links to anchors that their own page lacks. Docusaurus finds them only at the end of a
 * build, as it does links to anchors of other pages.
 */
export function rehypeAnchors() {
  return (tree: Root, file: VFile): void => {
    const anchors = new Set<unknown>();
    const links: { anchor: string; location: string }[] = [];
    const imports: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        imports.push(node.value);
      }
      // Links lead to the new page of a moved section (remarkMovedSections.ts).
      if (node.type === 'element' && node.properties.className?.includes(MOVED_SECTIONS_CLASS)) {
        return SKIP;
      }
      const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (isJsx || node.type === 'element') {
        const getValue = (name: string) =>
          isJsx ? getAttribute(node, name) : node.properties[name];
        const href = getValue('href');
        anchors.add(getValue('id'));
        if (typeof href === 'string' && /^#./.test(href)) {
          const anchor = decodeURIComponent(href.slice(1));
          links.push({ anchor, location: describeLocation(file, node) });
        }
      }
      return undefined;
    });
    const dead = imports.some((code) => PART_IMPORT.test(code))
      ? undefined
      : links.find(({ anchor }) => !anchors.has(anchor));
    if (dead) {
      throw new Error(
        `${dead.location}: found no heading with the anchor #${dead.anchor} on this page: ` +
          `correct the link, or add {#${dead.anchor}} to the heading.`,
      );
    }
  };
}
